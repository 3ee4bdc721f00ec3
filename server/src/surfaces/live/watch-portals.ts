import { systemIn } from '../../kernel/access/actor.ts';
import { numberForReader } from '../../platform/audit/operations/number-for-reader.ts';
import type { Door } from '../../platform/door/create-door.ts';
import { lookForChanges } from '../../platform/webhooks/events/operations/look-for-changes.ts';

/** A listener for the kinds of records that changed. */
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

/** One query a second for each watched portal, however many watch it; none for other portals. */
export function watchPortals(door: Pick<Door, 'query' | 'command'>, failed: (error: unknown) => void) {
  const portals = new Map<string, Watched>();

  const lookOnce = async (tenantId: string, since: number | undefined) =>
    (await door.query(lookForChanges, systemIn(tenantId), { since })).result as Seen;

  /** Assigns positions to newly committed facts first: there may be no worker to do it. */
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
