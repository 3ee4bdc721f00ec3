import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../kernel/services.ts';

/** Parts that lie apart, as one stream. */
export async function* bytesOf(files: FileStore, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* (await files.open(key)) as AsyncIterable<Buffer>;
}

/** The same as a file on the disk while it is worked with: an archive is read from its end. */
export async function withFile<T>(
  files: FileStore,
  keys: readonly string[],
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'));
  try {
    const path = join(folder, 'archive');
    await pipeline(Readable.from(bytesOf(files, keys)), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
