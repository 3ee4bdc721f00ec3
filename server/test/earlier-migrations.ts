import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from './temporary-data-dir.ts';

const all = join(import.meta.dirname, '../../db/migrations');

/** A folder of the migrations of an earlier release, those up to this number. */
export function earlierMigrations(context: Parameters<typeof temporaryDataDir>[0], newest: number): string {
  const folder = temporaryDataDir(context);
  for (const name of readdirSync(all))
    if (Number(name.slice(0, 4)) <= newest) copyFileSync(join(all, name), join(folder, name));
  return folder;
}
