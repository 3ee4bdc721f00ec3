import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { StartRefused } from '../../kernel/problems/start-refused.ts';

export interface Written {
  bytes: number;
  sha256: string;
}

/** An archive being written: one part after another, none held in memory. Until `finish` there is nothing under its name. */
export interface ArchiveWriter {
  add(name: string, chunks: AsyncIterable<string | Buffer>): Promise<Written>;
  finish(): Promise<void>;
  /** Takes away what was begun. */
  discard(): Promise<void>;
}

/** One file, a ZIP; or a folder, where the name ends with a slash. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  const place = path.replace(/\/+$/, '');
  if (await stat(place).catch(() => undefined))
    throw new StartRefused(`${place} is there already: name another file, or remove it.`);
  const unfinished = `${place}.part`;
  await rm(unfinished, { recursive: true, force: true });
  const writer = path.endsWith('/') ? await folderWriter(unfinished) : zipWriter(unfinished);
  return {
    async add(name, chunks) {
      const written = { bytes: 0, hash: createHash('sha256') };
      await writer.add(name, Readable.from(counted(chunks, written), { objectMode: false }));
      return { bytes: written.bytes, sha256: written.hash.digest('hex') };
    },
    async finish() {
      await writer.end();
      await rename(unfinished, place);
    },
    async discard() {
      await writer.end().catch(() => undefined);
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}

async function* counted(
  chunks: AsyncIterable<string | Buffer>,
  written: { bytes: number; hash: ReturnType<typeof createHash> },
) {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk as string);
    written.bytes += bytes.length;
    written.hash.update(bytes);
    yield bytes;
  }
}

function zipWriter(path: string) {
  const zip = new yazl.ZipFile();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const ended = pipeline(zip.outputStream, file);
  const failed = once(zip, 'error').then(([error]) => Promise.reject(error));
  for (const promise of [ended, failed]) promise.catch(() => undefined);
  return {
    async add(name: string, body: Readable) {
      const read = new Promise<void>((resolve, reject) => {
        body.once('close', resolve);
        body.once('error', reject);
      });
      // The size is not known beforehand, and a table may be larger than 4 GiB.
      zip.addReadStreamLazy(name, { forceZip64Format: true }, (give) => give(null, body));
      await Promise.race([read, failed, ended.then(() => read)]);
    },
    async end() {
      zip.end();
      await Promise.race([ended, failed]);
    },
  };
}

async function folderWriter(path: string) {
  await mkdir(path, { recursive: true, mode: 0o700 });
  return {
    async add(name: string, body: Readable) {
      const file = join(path, name);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    },
    end: async () => undefined,
  };
}
