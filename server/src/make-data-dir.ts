import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartRefused } from './kernel/problems/start-refused.ts';

/** Creates DATA_DIR and checks that it is writable, or refuses the start with a message. */
export function makeDataDir(dataDir: string): string {
  try {
    make(dataDir);
    const probe = join(dataDir, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    return dataDir;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const why = reasons[code] ?? (error as Error).message;
    throw new StartRefused(
      `DATA_DIR ${dataDir} cannot be used: ${why}. Set DATA_DIR to a folder that this account may write to.`,
    );
  }
}

/** Folder by folder: recursive mkdir never returns where the system allows no folders, as under /proc. */
function make(folder: string) {
  if (!existsSync(folder)) {
    make(dirname(folder));
    mkdirSync(folder);
  } else if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it lies on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this account is used up',
  ENOTDIR: 'a file stands where a folder should',
  ENOENT: 'no folder can be made there',
};
