import type { Operation } from '../fuzz/operations.ts';
import { hostileTexts } from './hostile-texts.ts';
import { type Block, readBlocks } from './read-blocks.ts';

export interface Attacked {
  requests: number;
  blocks: string[];
  unforeseen: string[];
}

/** Every parameter of every list that needs no identifier, with every text, one after another: which of them blocks the loop is known. */
export async function attackFilters(
  { url, key }: { url: string; key: string },
  operations: readonly Operation[],
  { loop, share, chance }: { loop: string; share: number; chance(share: number): boolean },
): Promise<Attacked> {
  const told: Attacked = { requests: 0, blocks: [], unforeseen: [] };
  const lists = operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  for (const { path } of lists) await ask(`${path}?limit=1`);
  for (const { path, parameters } of lists)
    for (const { name } of parameters.filter((one) => one.in === 'query'))
      for (const text of hostileTexts) {
        if (!chance(share)) continue;
        const since = Date.now();
        const status = await ask(`${path}?${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
        told.requests += 1;
        const what = `${path} ${name}=${text.slice(0, 12)}… (${text.length})`;
        if (status >= 500) told.unforeseen.push(`${status} ${what}`);
        told.blocks.push(...readBlocks(loop, since).map(({ ms }: Block) => `${ms} ms: ${what}`));
      }
  return told;

  async function ask(path: string): Promise<number> {
    // A sign-in by a provider answers by sending a browser on.
    const reply = await fetch(`${url}${path}`, {
      headers: { 'x-api-key': key },
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    await reply.arrayBuffer();
    return reply.status;
  }
}
