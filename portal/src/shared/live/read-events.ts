export interface ServerEvent {
  event: string;
  data: string;
}

/** The events of a `text/event-stream`, one by one; lines that begin with a colon only keep the line open. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (text + value).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const event = readEvent(part);
      if (event) yield event;
    }
  }
}

function readEvent(part: string): ServerEvent | undefined {
  const field = (name: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim())
      .join('\n');
  const data = field('data');
  return data === '' ? undefined : { event: field('event') || 'message', data };
}
