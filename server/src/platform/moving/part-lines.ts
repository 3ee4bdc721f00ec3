import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable } from 'node:stream';
import { type ArchiveReader, damaged } from './archive-reader.ts';
import type { Written } from './archive-writer.ts';
import type { TablePart } from './manifest.ts';

const atOnce = 500;
const mostCharacters = 4_000_000;

/** The lines of a part, some at a time; at the end it is known whether they were what the manifest says. */
export async function* partLines(archive: ArchiveReader, name: string, part: TablePart): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let [characters, rows] = [0, 0];
  const body = await openPart(archive, name, part);
  for await (const line of createInterface({ input: body.stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    characters += line.length;
    rows += 1;
    if (lines.length < atOnce && characters < mostCharacters) continue;
    yield lines;
    [lines, characters] = [[], 0];
  }
  if (lines.length > 0) yield lines;
  await body.whole;
  if (rows !== part.rows) throw damaged(`${name} has ${rows} rows of ${part.rows}`);
}

/** A part as a stream, and a promise that fails when it was not the one of the manifest. */
export async function openPart(
  archive: ArchiveReader,
  name: string,
  { bytes, sha256 }: Written,
): Promise<{ stream: Readable; whole: Promise<void> }> {
  if (!archive.names.has(name)) throw damaged(`${name} is missing`);
  const source = await archive.open(name);
  const stream = new PassThrough();
  const hash = createHash('sha256');
  let length = 0;
  const whole = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => {
      const error = damaged(`${name} ${why}`);
      reject(error);
      stream.destroy(error);
    };
    source.on('data', (chunk: Buffer) => {
      length += chunk.length;
      hash.update(chunk);
      if (!stream.write(chunk)) {
        source.pause();
        stream.once('drain', () => source.resume());
      }
    });
    source.once('error', (error: Error) => fail(`cannot be read (${error.message})`));
    source.once('end', () => {
      if (length !== bytes || hash.digest('hex') !== sha256) return fail('is not what the manifest says');
      stream.end();
      resolve();
    });
  });
  whole.catch(() => undefined);
  return { stream, whole };
}
