/** A message of JSON-RPC, as far as a bridge looks into it. */
export interface Message {
  jsonrpc: '2.0';
  id?: string | number | null;
  method?: string;
  params?: Readonly<Record<string, unknown>>;
  result?: Readonly<Record<string, unknown>>;
  error?: { code: number; message: string };
}

const versionKey = 'io.modelcontextprotocol/protocolVersion';

/** Since 2026-07-28 each request names its revision, and headers repeat what is asked for. */
export function headersOf({ method = '', params = {} }: Message): Record<string, string> {
  const version = (params._meta as Record<string, unknown> | undefined)?.[versionKey];
  if (typeof version !== 'string') return {};
  const name = params[nameIn[method] ?? ''];
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': headerText(name) }),
  };
}

const nameIn: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** What a header cannot hold as it is travels in base64. */
const headerText = (text: string) =>
  /^[\x21-\x7E]([\x20-\x7E]*[\x21-\x7E])?$/.test(text) && !text.startsWith('=?base64?')
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;
