import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  src?: string;
}

/** The builder's record of every file it has made. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const readManifest = (dist: string) => JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest;

/** Chunks with everything they import statically. A name that the builder knows as none is refused. */
export function closureOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`No file of the portal begins with ${key}`);
    closureOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}
