import { setTimeout as pause } from 'node:timers/promises';
import { readPage } from '../crash/read-page.ts';
import type { Installation } from '../crash/start-installation.ts';
import type { Seeded } from '../seeded.ts';

/** What a reader was given for a cursor, and when. */
export interface Followed {
  cursor: string;
  at: number;
  ids: string[];
}

/** Reads the feed from a cursor on for as long as it is told to, and then to its end. Throws when it is refused. */
export async function followAlong(
  { key, ports }: Installation,
  random: Seeded,
  from: string,
  goesOn: () => boolean,
): Promise<Followed[]> {
  const pages: Followed[] = [];
  for (let cursor = from; ; ) {
    const last = !goesOn();
    const found = await readPage(key, random.pick(ports), cursor);
    if (!found) {
      await pause(50);
      continue;
    }
    const ids = found.items.map(({ eventId }) => eventId);
    if (ids.length > 0) pages.push({ cursor, at: Date.now(), ids });
    cursor = found.page.nextCursor;
    if (last && !found.page.hasMore) return pages;
  }
}
