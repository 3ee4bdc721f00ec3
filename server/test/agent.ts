import { request } from './harness.ts';

type JsonAnswer = Awaited<ReturnType<typeof request>>['json'];

interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: { properties: Record<string, unknown>; required?: string[] };
  annotations: { readOnlyHint?: boolean };
}

interface Called {
  content: Array<{ text: string }>;
  structuredContent: JsonAnswer;
  isError?: true;
}

/** An agent that speaks to `/mcp` with a key, one message at a time. */
export function agent(key: string, headers: Record<string, string> = {}) {
  const send = (method: string, params: object = {}) =>
    request('POST', '/mcp', {
      key,
      headers: { accept: 'application/json, text/event-stream', ...headers },
      body: { jsonrpc: '2.0', id: 1, method, params },
    });
  const ask = async (method: string, params?: object) => {
    const { text } = await send(method, params);
    const { result, error } = JSON.parse(text.replace(/^event: message\ndata: /, ''));
    if (error) throw new Error(error.message);
    return result;
  };
  return {
    send,
    ask,
    tools: async (): Promise<Tool[]> => (await ask('tools/list')).tools,
    call: (name: string, given: object = {}): Promise<Called> => ask('tools/call', { name, arguments: given }),
  };
}
