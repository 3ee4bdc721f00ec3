import { systemIn } from '../../kernel/access/actor.ts';
import { numberForReader } from '../../platform/audit/operations/number-for-reader.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { lookForChanges } from '../../platform/webhooks/events/operations/look-for-changes.ts';

/** Who is told the kinds of records that changed. */
type Listener = (types: readonly string[]) => void;

interface Seen {
  position: number;
  types: string[];
  unnumbered: boolean;
}

interface Watched {
  listeners: Set<Listener>;
  since: number | undefined;
  timer: NodeJS.Timeout | undefined;
}

const everyMs = 1_000;

/** One look a second for each portal that somebody watches, however many watch it; none where nobody does. */
export function watchPortals(door: Pick<Door, 'query' | 'command'>, failed: (error: unknown) => void) {
  const portals = new Map<string, Watched>();

  const lookOnce = async (tenantId: string, since: number | undefined) =>
    (await door.query(lookForChanges, systemIn(tenantId), { since })).result as Seen;

  /** What was committed a moment ago has its position first: there may be no worker to give it one. */
  async function lookAtAll(tenantId: string, since: number | undefined): Promise<Seen> {
    const seen = await lookOnce(tenantId, since);
    if (!seen.unnumbered) return seen;
    await numberForReader(async (op, input) => (await door.command(op, systemIn(tenantId), input)).result as never);
    return lookOnce(tenantId, since);
  }

  async function look(tenantId: string, watched: Watched) {
    try {
      const { position, types } = await lookAtAll(tenantId, watched.since);
      if (types.length > 0) for (const tell of watched.listeners) tell(types);
      watched.since = position;
    } catch (error) {
      failed(error);
    }
    if (watched.listeners.size > 0) watched.timer = setTimeout(() => void look(tenantId, watched), everyMs).unref();
  }

  return {
    watch(tenantId: string, listener: Listener): () => void {
      const known = portals.get(tenantId);
      const watched = known ?? { listeners: new Set(), since: undefined, timer: undefined };
      watched.listeners.add(listener);
      if (!known) {
        portals.set(tenantId, watched);
        void look(tenantId, watched);
      }
      return () => {
        watched.listeners.delete(listener);
        if (watched.listeners.size > 0) return;
        clearTimeout(watched.timer);
        portals.delete(tenantId);
      };
    },
  };
}
