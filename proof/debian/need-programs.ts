import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers out of the path of ordinary users. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

const isThere = (program: string) =>
  program.startsWith('/') ? existsSync(program) : folders.some((folder) => existsSync(join(folder, program)));

/** Throws one sentence with what to install, where a program is missing. Programs are given with their Debian packages. */
export function needPrograms(packageOf: Readonly<Record<string, string>>): void {
  const missing = Object.entries(packageOf).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  throw new Error(
    `This drill needs ${missing.map(([program]) => program).join(', ')}: install it on Debian with apt-get install ${packages}`,
  );
}
