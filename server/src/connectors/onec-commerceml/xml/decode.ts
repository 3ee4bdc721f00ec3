import { ExchangeFault } from '../../../kernel/integrations/ports/exchange-fault.ts';
import { words } from '../../../kernel/problems/errors.ts';

type Decoder = InstanceType<typeof TextDecoder>;

const encodings = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['windows-1251', 'windows-1251'],
  ['cp1251', 'windows-1251'],
  ['utf-16', 'utf-16le'],
  ['utf-16le', 'utf-16le'],
]);

/** As much as an XML declaration takes. */
const headBytes = 256;

/** Bytes as text, by the byte order mark or the declaration (CM-09); characters may be cut anywhere between chunks. */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head = Buffer.alloc(0);
  let decoder: Decoder | undefined;
  for await (const chunk of bytes) {
    if (decoder) {
      yield decodeChunk(decoder, chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    decoder = new TextDecoder(encodingOf(head), { fatal: true });
    yield decodeChunk(decoder, head);
  }
  if (!decoder) {
    decoder = new TextDecoder(encodingOf(head), { fatal: true });
    yield decodeChunk(decoder, head);
  }
  yield decodeChunk(decoder);
}

function encodingOf(head: Buffer): string {
  if (head.subarray(0, 3).toString('hex') === 'efbbbf') return 'utf-8';
  if (head.subarray(0, 2).toString('hex') === 'fffe') return 'utf-16le';
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1').trimStart())?.[1];
  const known = encodings.get((declared ?? 'utf-8').toLowerCase());
  if (known) return known;
  throw new ExchangeFault(
    words(
      `The encoding ${declared} is not taken.`,
      `Кодировка ${declared} не поддерживается: нужна UTF-8 или windows-1251.`,
    ),
  );
}

function decodeChunk(decoder: Decoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new ExchangeFault(
      words(
        'The file is not in the encoding it declares.',
        'Содержимое файла не в той кодировке, которую он называет.',
      ),
    );
  }
}
