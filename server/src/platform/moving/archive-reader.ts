import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { StartRefused } from '../../kernel/problems/start-refused.ts';

export interface ArchiveReader {
  names: ReadonlySet<string>;
  open(name: string): Promise<Readable>;
  close(): void;
}

/** The parts of an archive, a file or a folder. A file that was cut has no list of its parts any more. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new StartRefused(`There is no ${path}.`);
  return found.isDirectory() ? openFolder(path) : openZip(path);
}

export const damaged = (what: string) =>
  new StartRefused(`The archive is damaged or cut: ${what}. Nothing was imported; copy it again, or make it anew.`);

async function openFolder(path: string): Promise<ArchiveReader> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.replace(/\/+$/, '').length + 1));
  return {
    names: new Set(names),
    open: async (name) => createReadStream(join(path, name)),
    close: () => undefined,
  };
}

async function openZip(path: string): Promise<ArchiveReader> {
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false })
    .catch((error: Error) => Promise.reject(damaged(error.message)));
  const entries = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    zip.close();
    throw damaged((error as Error).message);
  }
  return {
    names: new Set(entries.keys()),
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw damaged(`${name} is missing`);
      return zip.openReadStreamPromise(entry).catch((error: Error) => Promise.reject(damaged(error.message)));
    },
    close: () => zip.close(),
  };
}
