import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Upload } from '../../kernel/intake/upload.ts';
import { cleanFileName } from '../../kernel/values/file-name.ts';

/** Where the files of one request are kept while it is served. */
export interface Spool {
  receive(source: Readable, fileName: string, mediaType: string): Promise<Upload>;
  /** Removes files that were not moved elsewhere. */
  clear(): Promise<void>;
}

/** File names in the folder are generated, whatever the sender's names. */
export function openSpool(folder: string): Spool {
  const ended = new AbortController();
  const files: Array<{ path: string; receiving: Promise<Upload> }> = [];

  async function write(path: string, source: Readable, fileName: string, mediaType: string) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    const hash = createHash('sha256');
    let size = 0;
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    await pipeline(source, measured, file.createWriteStream(), { signal: ended.signal });
    return new Upload({ fileName: cleanFileName(fileName), mediaType, size, sha256: hash.digest('hex') }, path);
  }

  return {
    receive(source, fileName, mediaType) {
      // A sender may leave before the file is open: whoever waits for it hears of that, and an error without a listener would end the process.
      source.on('error', () => {});
      const path = join(folder, randomUUID());
      const receiving = write(path, source, fileName, mediaType);
      files.push({ path, receiving });
      return receiving;
    },
    // A file still being written would appear after its removal: writing is stopped first.
    clear: async () => {
      ended.abort();
      await Promise.allSettled(files.map(({ receiving }) => receiving));
      await Promise.all(files.map(({ path }) => rm(path, { force: true })));
    },
  };
}

const hourMs = 3_600_000;

/** Removes files of killed processes: no request lasts an hour. */
export async function sweepSpool(folder: string, now = Date.now()) {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const left = await stat(path).catch(() => undefined);
    if (left && left.mtimeMs < now - hourMs) await rm(path, { force: true });
  }
}
