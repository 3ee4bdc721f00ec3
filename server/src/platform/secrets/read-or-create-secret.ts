import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The secret kept in a file only its owner may read; made by the first call, whole or not at all, also when several ask at once. */
export function readOrCreateSecret(path: string, make: () => string): string {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) {
    const draft = `${path}.draft-${randomBytes(6).toString('hex')}`;
    write(draft, make());
    publish(draft, path);
  }
  removeDrafts(path);
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}

function write(path: string, secret: string): void {
  const file = openSync(path, 'wx', 0o600);
  try {
    writeSync(file, `${secret}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A link never replaces: of two processes making the same secret, the second keeps the first one's. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

/** Ours, those of killed processes, and those of a process that came second. */
function removeDrafts(path: string): void {
  const drafts = readdirSync(dirname(path)).filter((name) => name.startsWith(`${basename(path)}.draft-`));
  for (const name of drafts) rmSync(join(dirname(path), name), { force: true });
}
