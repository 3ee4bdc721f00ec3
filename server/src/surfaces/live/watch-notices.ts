import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { lookForNotices, type NoticesNow } from '../../platform/notices/operations/look-for-notices.ts';

interface Stream {
  userId: string;
  known: string | undefined;
  tell(): void;
}

const everyMs = 1_000;

/** Tells a person's streams that his notices have changed, and once at the beginning: one query a second for each portal. */
export function watchNotices(door: Pick<Door, 'query'>, failed: (error: unknown) => void) {
  const portals = new Map<string, Set<Stream>>();

  async function look(tenantId: string, streams: Set<Stream>) {
    try {
      const userIds = [...new Set([...streams].map(({ userId }) => userId))];
      const now = (await door.query(lookForNotices, systemIn(tenantId), { userIds })).result as NoticesNow;
      for (const stream of streams) {
        const stands = now.get(stream.userId);
        if (stands !== stream.known) stream.tell();
        stream.known = stands;
      }
    } catch (error) {
      failed(error);
    }
    again(tenantId, streams);
  }

  function again(tenantId: string, streams: Set<Stream>) {
    if (streams.size === 0) portals.delete(tenantId);
    else setTimeout(() => void look(tenantId, streams), everyMs).unref();
  }

  /** Returns the function that stops watching. */
  return ({ tenantId, userId }: Actor, tell: () => void): (() => void) => {
    const known = portals.get(tenantId);
    const streams = known ?? new Set<Stream>();
    const stream: Stream = { userId: userId as string, known: undefined, tell };
    streams.add(stream);
    if (!known) {
      portals.set(tenantId, streams);
      again(tenantId, streams);
    }
    return () => void streams.delete(stream);
  };
}
