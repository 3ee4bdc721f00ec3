import { systemIn } from '../../kernel/actor.ts';
import type { Door } from '../../platform/door/door.ts';
import { lookForChanges } from '../../platform/webhooks/operations/look-for-changes.ts';

/** Who is told the kinds of records that changed. */
export type Listener = (types: readonly string[]) => void;

interface Watched {
  listeners: Set<Listener>;
  since: { xid: string; id: string } | undefined;
  timer: NodeJS.Timeout | undefined;
}

const everyMs = 1_000;

/** One look a second for each portal that somebody watches, however many watch it; none where nobody does. */
export function watchPortals(door: Pick<Door, 'query'>, failed: (error: unknown) => void) {
  const portals = new Map<string, Watched>();

  async function look(tenantId: string, watched: Watched) {
    try {
      const input = watched.since ? { since: watched.since } : {};
      const { result } = await door.query(lookForChanges, systemIn(tenantId), input);
      const { types, ...place } = result as { types: string[]; xid: string; id: string };
      if (types.length > 0) for (const tell of watched.listeners) tell(types);
      watched.since = place;
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
