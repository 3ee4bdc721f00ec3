import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from '../../bench/measure/open-connection.ts';
import { requestText } from '../../bench/measure/request-text.ts';

interface FeedPage {
  items: Array<{ eventId: string }>;
  page: { hasMore: boolean; nextCursor: string };
}

/** A page of the feed after the cursor; undefined where the process could not answer now. Throws when the reader is refused. */
export async function readPage(key: string, port: number, cursor: string): Promise<FeedPage | undefined> {
  const connection = await openConnection(port).catch(() => undefined);
  if (!connection) return undefined;
  try {
    const path = `/api/v1/events?limit=200&waitSeconds=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const reply = await Promise.race([
      connection.send(requestText('GET', path, key)).catch(() => undefined),
      pause(5_000, undefined, { ref: false }),
    ]);
    if (reply && reply.status >= 400 && reply.status < 500 && reply.status !== 429)
      throw new Error(`The feed was refused: ${reply.status} ${reply.body}`);
    return reply?.status === 200 ? (JSON.parse(reply.body) as FeedPage) : undefined;
  } finally {
    connection.close();
  }
}
