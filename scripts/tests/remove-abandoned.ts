import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../server/src/platform/postgres/embedded/postmaster.ts';
import { removeEmbedded } from '../../server/src/platform/postgres/embedded/remove-embedded.ts';

/** Removes what killed runs left in the folder: `test-<pid>…` of processes that no longer exist, after stopping their servers. */
export async function removeAbandoned(data: string): Promise<void> {
  for (const name of readdirSync(data)) {
    const pid = Number(/^test-(\d+)/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    if (name.endsWith('.counts')) rmSync(join(data, name));
    else await removeEmbedded(join(data, name));
  }
}
