import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../kernel/services.ts';
import { demandKey } from './storage-key.ts';

/** Files on a disk of ours, one folder for each portal. A file appears under its name whole, or not at all. */
export function localStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, demandKey(key));
  return {
    async put(key, body) {
      const path = pathOf(key);
      const unfinished = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(body, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(unfinished, path);
        await keepFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    open: async (key) => (await open(pathOf(key))).createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(tenantId, before) {
      const names = await readdir(join(root, tenantId)).catch(() => []);
      for (const name of names) {
        const { mtimeMs } = await stat(join(root, tenantId, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs < before.getTime()) yield `${tenantId}/${name}`;
      }
    },
  };
}

/** A new name outlives a crash only when its folder is on the disk too. */
async function keepFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
