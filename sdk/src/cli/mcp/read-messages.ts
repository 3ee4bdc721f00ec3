import type { Message } from './headers-of.ts';

/** The messages of an answer: one of JSON, or a stream of server-sent events. Anything else is a refusal. */
export async function* readMessages(answer: Response): AsyncGenerator<Message> {
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok && type.startsWith('text/event-stream')) return yield* readEvents(answer);
  const body = await answer.text();
  if (type.startsWith('application/json')) {
    const message = JSON.parse(body) as Message | Message[];
    if (Array.isArray(message)) return yield* message;
    if (message.jsonrpc === '2.0') return yield message;
  }
  if (!answer.ok) throw new Error(`${answer.status} ${detailOf(body) ?? answer.statusText}`);
}

async function* readEvents({ body }: Response): AsyncGenerator<Message> {
  let rest = '';
  for await (const chunk of (body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).replaceAll(/\r\n?/g, '\n').split('\n\n');
    rest = events.pop() as string;
    for (const event of events) {
      const data = event.split('\n').filter((line) => line.startsWith('data:'));
      const text = data.map((line) => line.slice('data:'.length).trimStart()).join('\n');
      if (text !== '') yield JSON.parse(text) as Message;
    }
  }
}

function detailOf(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { detail?: string }).detail;
  } catch {
    return undefined;
  }
}
