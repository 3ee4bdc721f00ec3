import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParsedLetter, parseEml } from './parse-eml.ts';

export type MailFile = ParsedLetter & {
  /** The file's name, fit to be used in an address. */
  readonly name: string;
};

/** The newest letters of the folder, newest first; none when the folder does not exist yet. */
export async function readMailDir(mailDir: string, limit = 100): Promise<MailFile[]> {
  const entries = await readdir(mailDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = entries
    .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(names.map(async (name) => ({ name, ...parseEml(await readFile(join(mailDir, name), 'utf8')) })));
}
