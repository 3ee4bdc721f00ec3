import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');

/** A fault planted in a copy of a connector: whoever judges connectors has to notice it. */
export interface Fault {
  name: string;
  /** Inside the folder of the connector. */
  file: string;
  from: string;
  to: string;
}

/** Loads a module of a connector from a copy with the fault in it, and forgets the copy afterwards. */
export async function withFault<T>(
  slug: string,
  module: string,
  { name, file, from, to }: Fault,
  judge: (loaded: T) => Promise<void>,
) {
  mkdirSync(join(root, '.data'), { recursive: true });
  const tree = mkdtempSync(join(root, '.data', 'sabotaged-'));
  try {
    symlinkSync(join(root, 'server/src/kernel'), join(tree, 'kernel'));
    const copy = join(tree, 'connectors', slug);
    cpSync(join(root, 'server/src/connectors', slug), copy, { recursive: true });
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`Sabotage «${name}»: its place is no longer in ${file}`);
    writeFileSync(join(copy, file), text.replace(from, to));
    await judge((await import(pathToFileURL(join(copy, module)).href)) as T);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
