import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanFileName } from '../../kernel/file-name.ts';
import { Upload } from '../../kernel/upload.ts';

/** Where the files of one request lie while it is served. */
export interface Spool {
  receive(source: Readable, fileName: string, mediaType: string): Promise<Upload>;
  /** Removes what nobody has taken. */
  clear(): Promise<void>;
}

/** Names in the folder are ours alone; what a killed process leaves there is swept by its age. */
export function openSpool(folder: string): Spool {
  const paths: string[] = [];
  return {
    async receive(source, fileName, mediaType) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomUUID());
      paths.push(path);
      const hash = createHash('sha256');
      let size = 0;
      const measured = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      };
      await pipeline(source, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return new Upload({ fileName: cleanFileName(fileName), mediaType, size, sha256: hash.digest('hex') }, path);
    },
    clear: async () => {
      await Promise.all(paths.map((path) => rm(path, { force: true })));
    },
  };
}
