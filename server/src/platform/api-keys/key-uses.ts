import type { Actor } from '../../kernel/access/actor.ts';
import { systemIn } from '../../kernel/access/actor.ts';
import type { Door } from '../door/create-door.ts';
import { noteKeyUses } from './operations/note-key-uses.ts';

interface Use {
  at: string;
  ip: string | null;
}

const everyMs = 30_000;
const minuteMs = 60_000;

/**
 * When and from where keys were last used, gathered in memory: a request by key writes nothing for it.
 * A crash loses half a minute of it, on which nothing depends.
 */
export function keyUses(door: Door) {
  const waiting = new Map<string, Map<string, Use>>();

  function note({ tenantId, credential, ip }: Actor, now = Date.now()) {
    if (!credential) return;
    let portal = waiting.get(tenantId);
    if (!portal) waiting.set(tenantId, (portal = new Map()));
    portal.set(credential.id, { at: new Date(now - (now % minuteMs)).toISOString(), ip: ip ?? null });
  }

  /** One statement for each portal; what could not be written waits for the next turn. */
  async function flush() {
    const gathered = [...waiting];
    waiting.clear();
    for (const [tenantId, uses] of gathered) {
      const list = [...uses].map(([id, use]) => ({ id, ...use }));
      await door.command(noteKeyUses, systemIn(tenantId), { uses: list }).catch(() => keepFor(tenantId, uses));
    }
  }

  function keepFor(tenantId: string, uses: Map<string, Use>) {
    waiting.set(tenantId, new Map([...uses, ...(waiting.get(tenantId) ?? [])]));
  }

  const timer = setInterval(() => void flush(), everyMs).unref();

  return {
    note,
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
