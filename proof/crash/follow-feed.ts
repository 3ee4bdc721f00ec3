import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import { type Finding, finding } from '../finding.ts';
import type { Seeded } from '../seeded.ts';
import type { Installation } from './start-installation.ts';

interface FeedPage {
  items: Array<{ eventId: string }>;
  page: { hasMore: boolean; nextCursor: string };
}

/** Reads the feed by its cursors for as long as it is told to go on, and then to its end; answers what it saw, in order. */
export async function followFeed(installation: Installation, random: Seeded, goesOn: () => boolean): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const last = !goesOn();
    const found = await readPage(installation, random.pick(installation.ports), cursor).catch(() => undefined);
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

async function readPage({ key }: Installation, port: number, cursor: string): Promise<FeedPage | undefined> {
  const connection = await openConnection(port);
  try {
    const path = `/api/v1/events?limit=200&waitSeconds=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const reply = await Promise.race([
      connection.send(requestText('GET', path, key)),
      pause(5_000, undefined, { ref: false }),
    ]);
    if (reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429)
      throw new Error(`The feed was refused: ${reply.status} ${reply.body}`);
    return reply?.status === 200 ? (JSON.parse(reply.body) as FeedPage) : undefined;
  } finally {
    connection.close();
  }
}
