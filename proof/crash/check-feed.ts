import { openConnection } from '../../bench/measure/connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';
import { type Finding, finding } from './check-writes.ts';
import type { Installation } from './installation.ts';

interface FeedPage {
  items: Array<{ eventId?: string; id?: string }>;
  page: { hasMore: boolean; nextCursor: string | null };
}

/** I11: the feed, read by its cursors, holds every event once. Undefined where there is no feed. */
export async function checkFeed({ ports, key, rows, tenantId }: Installation): Promise<Finding | undefined> {
  const connection = await openConnection(ports[0] as number);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/v1/events?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await connection.send(requestText('GET', path, key));
    if (status === 404) return undefined;
    if (status !== 200) return finding('I11 the feed can be read', [`${status} ${body}`]);
    const { items, page } = JSON.parse(body) as FeedPage;
    seen.push(...items.map((item) => String(item.eventId ?? item.id)));
    cursor = page.hasMore ? page.nextCursor : null;
  }
  connection.close();
  const events = await rows<{ id: string }>(
    `select id from audit_events where tenant_id = $1 and event like 'integration_api.%'`,
    [tenantId],
  );
  const once = new Set(seen);
  return finding('I11 the feed holds every event once', [
    ...events.flatMap(({ id }) => (once.has(id) ? [] : [`${id} is missing`])),
    ...(once.size < seen.length ? [`${seen.length - once.size} stand twice`] : []),
  ]);
}
