import type { FileStream } from './file-content.ts';
import type { Content } from './send.ts';

/** The form of these fields, its files last, so that the server knows what they are for. */
export async function formContent(fields: Readonly<Record<string, unknown>>): Promise<Content> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const [texts, files] = [given.filter(([, value]) => !isFile(value)), given.filter(([, value]) => isFile(value))];
  if (!files.some(([, value]) => isStream(value))) return { body: formOf([...texts, ...files]) };
  if (isBrowser()) return { body: formOf([...texts, ...(await Promise.all(files.map(readWhole)))]) };
  const boundary = `prokura-${crypto.randomUUID()}`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: streamOf(write([...texts, ...files], boundary)),
    isStream: true,
  };
}

const isFile = (value: unknown) => value instanceof Blob || isStream(value);

const isStream = (value: unknown): value is FileStream =>
  typeof value === 'object' && value !== null && 'stream' in value && value.stream instanceof ReadableStream;

/** Browsers send no stream, or over HTTP/2 alone. Of all that runs JavaScript, only they know whether the machine is online. */
const isBrowser = () => 'onLine' in (globalThis.navigator ?? {});

async function readWhole([name, value]: [string, unknown]): Promise<[string, unknown]> {
  if (!isStream(value)) return [name, value];
  const blob = await new Response(value.stream).blob();
  return [name, new File([blob], value.name, { type: value.type ?? 'application/octet-stream' })];
}

function formOf(fields: ReadonlyArray<[string, unknown]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, String(value));
  }
  return form;
}

async function* write(fields: ReadonlyArray<[string, unknown]>, boundary: string): AsyncGenerator<Uint8Array> {
  const text = new TextEncoder();
  for (const [name, value] of fields) {
    yield text.encode(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`);
    if (isStream(value)) {
      yield text.encode(headOf(value));
      yield* chunksOf(value.stream);
    } else if (value instanceof Blob) {
      yield text.encode(headOf({ name: value instanceof File ? value.name : 'blob', type: value.type }));
      yield* chunksOf(value.stream());
    } else yield text.encode(`\r\n\r\n${String(value)}`);
    yield text.encode('\r\n');
  }
  yield text.encode(`--${boundary}--\r\n`);
}

const headOf = ({ name, type }: Omit<FileStream, 'stream'>) =>
  `; filename="${escapeName(name)}"\r\ncontent-type: ${type || 'application/octet-stream'}\r\n\r\n`;

/** As browsers do. */
const escapeName = (name: string) => name.replace(/["\r\n]/g, (character) => encodeURIComponent(character));

/** Browsers do not yet walk their streams with `for await`. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}

const streamOf = (chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
