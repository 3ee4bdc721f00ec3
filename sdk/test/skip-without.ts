import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Why a test is left out where a program is not there that no package brings. */
export function skipWithout(program: string): string | false {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program))) ? false : `${program} is not on PATH`;
}
