import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { FileStore } from '../../kernel/services.ts';
import { anchorFolder } from '../files/storage-key.ts';
import type { Anchor } from './verdict.ts';

export interface SealHead extends Anchor {
  tenantId: string;
}

/** Where anchors are kept: a folder beside the database, and the bucket when there is one. */
interface AnchorPlaces {
  dataDir: string;
  bucket: FileStore | undefined;
}

/** One line for each portal; lines and files are only ever added. */
export async function anchorHeads({ dataDir, bucket }: AnchorPlaces, heads: readonly SealHead[], now: Date) {
  if (heads.length === 0) return;
  const at = now.toISOString();
  const lines = linesOf(heads, at);
  await mkdir(join(dataDir, anchorFolder), { recursive: true, mode: 0o700 });
  await appendFile(join(dataDir, anchorFolder, `${at.slice(0, 7)}.jsonl`), lines, { mode: 0o600 });
  await bucket?.put(`${anchorFolder}/${at.slice(0, 13)}.jsonl`, Readable.from([Buffer.from(lines)]));
}

export const linesOf = (heads: readonly SealHead[], at: string): string =>
  heads.map((head) => `${JSON.stringify({ at, ...head })}\n`).join('');

/** Every anchor kept so far, by portal, and those of further files, such as the text of a letter. */
export async function keptAnchors(
  { dataDir, bucket }: AnchorPlaces,
  files: readonly string[] = [],
): Promise<Map<string, Anchor[]>> {
  const folder = join(dataDir, anchorFolder);
  const own = (await readdir(folder).catch((): string[] => [])).sort().map((name) => join(folder, name));
  const texts = await Promise.all([...own, ...files].map((path) => readFile(path, 'utf8')));
  if (bucket)
    for await (const key of bucket.list(anchorFolder, new Date(portalNow().getTime() + 60_000)))
      texts.push(await text(await bucket.open(key)));
  const known = new Map<string, Anchor[]>();
  for (const { tenantId, number, digest } of texts.flatMap(headsIn)) {
    const anchors = known.get(tenantId) ?? [];
    known.set(tenantId, [
      ...anchors.filter((one) => one.number !== number || one.digest !== digest),
      { number, digest },
    ]);
  }
  return known;
}

/** A letter has words around its lines. */
const headsIn = (lines: string): SealHead[] =>
  lines
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as SealHead);
