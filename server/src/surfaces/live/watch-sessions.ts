import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { type StandingSessions, standingSessions } from '../../platform/sessions/standing-sessions.ts';

interface Stream {
  sessionId: string;
  permissions: ReadonlySet<string>;
  end(): void;
}

const everyMs = 1_000;

/** Closes a session's streams when it ends or when the person's rights change: one query a second for each portal. */
export function watchSessions(door: Pick<Door, 'query'>, failed: (error: unknown) => void) {
  const portals = new Map<string, Set<Stream>>();

  async function look(tenantId: string, streams: Set<Stream>) {
    try {
      const sessionIds = [...new Set([...streams].map(({ sessionId }) => sessionId))];
      const standing = (await door.query(standingSessions, systemIn(tenantId), { sessionIds }))
        .result as StandingSessions;
      for (const stream of streams) if (!holds(stream, standing)) stream.end();
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
  return ({ tenantId, sessionId = '', permissions }: Actor, end: () => void): (() => void) => {
    const known = portals.get(tenantId);
    const streams = known ?? new Set<Stream>();
    const stream = { sessionId, permissions, end };
    streams.add(stream);
    if (!known) {
      portals.set(tenantId, streams);
      again(tenantId, streams);
    }
    return () => void streams.delete(stream);
  };
}

function holds({ sessionId, permissions }: Stream, standing: StandingSessions): boolean {
  const now = standing.get(sessionId);
  return now !== undefined && now.symmetricDifference(permissions).size === 0;
}
