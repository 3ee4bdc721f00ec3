import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '../seeded.ts';

interface Reading {
  /** Where the platform answers now; undefined while it moves. */
  address(): string | undefined;
  key: string;
  random: Seeded;
  /** Told the new address of a portal that has moved. */
  moved?(to: string): void;
  goesOn(): boolean;
}

interface Page {
  items: Array<{ eventId: string }>;
  page: { hasMore: boolean; nextCursor: string };
}

/** How long the end of the feed may take to come. */
const patienceMs = 30_000;

/** Follows the feed by its cursors, from one server to the next, until told to end and there is no more; what it saw, in order. */
export async function readAlong({ address, key, random, moved, goesOn }: Reading): Promise<string[]> {
  const seen: string[] = [];
  let ends = Number.POSITIVE_INFINITY;
  for (let cursor = ''; ; ) {
    const last = !goesOn();
    if (last && ends === Number.POSITIVE_INFINITY) ends = Date.now() + patienceMs;
    if (Date.now() > ends) return seen;
    const at = address();
    const found =
      at && (await readPage(`${at}/api/v1/events?limit=${Math.ceil(random.between(0, 200))}${cursor}`, key, moved));
    if (!found) {
      await pause(50);
      continue;
    }
    seen.push(...found.items.map(({ eventId }) => eventId));
    cursor = `&cursor=${encodeURIComponent(found.page.nextCursor)}`;
    if (last && !found.page.hasMore) return seen;
    await pause(random.between(0, 40));
  }
}

async function readPage(url: string, key: string, moved: Reading['moved']): Promise<Page | undefined> {
  const answer = await fetch(url, { headers: { 'x-api-key': key } }).catch(() => undefined);
  if (answer?.status === 410 && moved) {
    moved(((await answer.json()) as { movedTo: string }).movedTo);
    return undefined;
  }
  if (answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429)
    throw new Error(`The feed was refused: ${answer.status} ${await answer.text()}`);
  return answer?.status === 200 ? ((await answer.json()) as Page) : undefined;
}
