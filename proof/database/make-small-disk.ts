import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverAccount } from '../../server/src/platform/postgres/embedded/account.ts';
import type { Fault, Struck } from './fault.ts';

/** A small disk of its own, where root may make one. */
export interface SmallDisk {
  fault: Fault;
  remove(): void;
}

const size = '96m';

/** The items move to a small disk, which is filled to the last byte while the fault lasts. */
export async function makeSmallDisk({ installation }: Pick<Struck, 'installation'>): Promise<SmallDisk | undefined> {
  const place = mkdtempSync(join(tmpdir(), 'proof-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place]).status !== 0) {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const account = serverAccount();
  if (account) chownSync(place, account.uid, account.gid);
  await installation.rows(`create tablespace small location '${place}'`);
  await installation.rows('alter table catalog_items set tablespace small');
  const filler = join(place, 'filler');
  return {
    fault: {
      name: 'the disk is full',
      async begin() {
        await fill(place, filler);
        return () => rm(filler, { force: true });
      },
    },
    remove() {
      spawnSync('umount', ['-l', place]);
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function fill(place: string, filler: string) {
  const { bavail, bsize } = await statfs(place);
  const file = await open(filler, 'w');
  try {
    const piece = Buffer.alloc(bsize);
    for (let left = bavail + 1; left > 0; left -= 1) await file.write(piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}
