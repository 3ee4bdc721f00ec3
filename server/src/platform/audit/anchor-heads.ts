import { appendFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SealHead {
  tenantId: string;
  number: number;
  digest: string;
}

const folder = 'audit-anchors';

/** One line for each portal, in a file of the month; lines are only ever added. */
export async function anchorHeads(dataDir: string, heads: readonly SealHead[], now: Date): Promise<void> {
  if (heads.length === 0) return;
  const at = now.toISOString();
  await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const lines = heads.map((head) => `${JSON.stringify({ at, ...head })}\n`).join('');
  await appendFile(join(dataDir, folder, `${at.slice(0, 7)}.jsonl`), lines, { mode: 0o600 });
}

/** The anchors of one portal, as `verifyEvents` takes them. */
export async function anchorsOf(dataDir: string, tenantId: string): Promise<Array<{ number: number; digest: string }>> {
  const files = await readdir(join(dataDir, folder)).catch(() => []);
  const texts = await Promise.all(
    files.toSorted((a, b) => (a < b ? -1 : 1)).map((file) => readFile(join(dataDir, folder, file), 'utf8')),
  );
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as SealHead)
    .filter((head) => head.tenantId === tenantId)
    .map(({ number, digest }) => ({ number, digest }));
}
