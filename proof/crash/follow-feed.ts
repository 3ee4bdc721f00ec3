import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import { readPage } from './read-page.ts';
import type { Installation } from './start-installation.ts';

/** Reads the feed by its cursors for as long as it is told to go on, and then to its end; answers what it saw, in order. */
export async function followFeed(installation: Installation, random: Seeded, goesOn: () => boolean): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const last = !goesOn();
    const found = await readPage(installation.key, random.pick(installation.ports), cursor).catch(() => undefined);
    if (!found) {
      await pause(50);
      continue;
    }
    seen.push(...found.items.map(({ eventId }) => eventId));
    cursor = found.page.nextCursor;
    if (last && !found.page.hasMore) return seen;
  }
}

/** I11: what each reader saw is every event, once, in the order of their positions. */
export async function checkFeed({ rows, tenantId }: Installation, readers: ReadonlyMap<string, readonly string[]>) {
  const events = await rows<{ id: string }>(
    `select id from audit_events where tenant_id = $1 and event like 'integration_api.%' order by position`,
    [tenantId],
  );
  return [...readers].map(([name, seen]): Finding => {
    const once = new Set(seen);
    const missing = events.filter(({ id }) => !once.has(id)).map(({ id }) => `${id} is missing`);
    const repeated = once.size < seen.length ? [`${seen.length - once.size} stand twice`] : [];
    const order = events.map(({ id }) => id).join() === [...once].join() || missing.length > 0;
    return finding(`I11 the feed read ${name} holds every event once, in order`, [
      ...missing,
      ...repeated,
      ...(order ? [] : ['the order is another']),
    ]);
  });
}
