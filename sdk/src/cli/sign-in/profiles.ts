import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where a portal answers, and the key where no keychain has it. */
export interface Profile {
  url: string;
  apiKey?: string;
}

type Profiles = Readonly<Record<string, Profile>>;

/** `$XDG_CONFIG_HOME/prokura`, for this person alone. */
export const configFolder = (): string =>
  join(process.env.XDG_CONFIG_HOME || process.env.APPDATA || join(homedir(), '.config'), 'prokura');

const file = () => join(configFolder(), 'profiles.json');

export async function readProfiles(): Promise<Profiles> {
  const text = await readFile(file(), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Profiles;
}

/** Puts one profile in place of what it was; undefined takes it away. */
export async function saveProfile(name: string, profile: Profile | undefined): Promise<void> {
  const { [name]: _, ...others } = await readProfiles();
  await writePrivate(file(), JSON.stringify({ ...others, ...(profile && { [name]: profile }) }, null, 2));
}

/** Whole or not at all, and read by its owner alone. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 });
  await chmod(`${path}.new`, 0o600);
  await rename(`${path}.new`, path);
}
