import { systemIn } from '../../server/src/kernel/access/actor.ts';
import type { AnyCommand } from '../../server/src/kernel/operation.ts';
import { retryWrite } from '../../server/src/platform/integrations/outbox/retry-write.ts';
import { settleDoubtedWrite } from '../../server/src/platform/integrations/outbox/settle-doubted-write.ts';
import { outboxDoor } from './outbox-door.ts';
import type { OutboxParts } from './outbox-hosts.ts';
import type { EntryRow } from './outbox-tables.ts';
import { type Process, tenantId } from './world.ts';

/** How long somebody takes at the least to see a write in doubt, to look for it at the provider and to say what came of it. */
const leastMs = 45_000;

/** People who are asked about writes in doubt look at the provider and say what is there; some have what failed sent again. */
export function watchOutbox(parts: OutboxParts, web: () => Process | undefined, areOver: () => boolean) {
  const { world, tables, provider } = parts;
  const { random } = world;
  const seen = new Set<string>();

  const look = () => {
    for (const entry of tables.entries.values()) {
      const sight = `${entry.id} ${entry.status} ${entry.attempts}`;
      if (seen.has(sight) || !(isForPeople(entry) || entry.status === 'failed')) continue;
      seen.add(sight);
      const mayRest = entry.status === 'failed' && (areOver() || random.chance(0.5));
      if (!mayRest) world.after(random.between(leastMs, 300_000), null, () => decide(entry.id, sight));
    }
    world.after(random.between(2_000, 20_000), null, look);
  };
  world.after(0, null, look);

  function decide(id: string, sight: string) {
    const process = web();
    const entry = tables.entries.get(id);
    if (!entry || sight !== `${id} ${entry.status} ${entry.attempts}`) return;
    // What was not heard is said another time.
    world.after(60_000, null, () => seen.delete(sight));
    if (!process) return;
    const [op, more] = decisionOn(entry);
    const input = { id: entry.installation_id, entryId: id, ...more };
    const say = () =>
      void outboxDoor(parts, process)
        .command(op, systemIn(tenantId), input)
        .catch(() => {});
    world.after(1, process, say);
  }

  function decisionOn({ id, status }: EntryRow): [AnyCommand, object] {
    if (status === 'failed') return [retryWrite, {}];
    if (provider.times(id) > 0) return [settleDoubtedWrite, { outcome: 'done' }];
    return random.chance(0.6) ? [retryWrite, {}] : [settleDoubtedWrite, { outcome: 'failed' }];
  }
}

export const isForPeople = ({ status, awaits_decision }: EntryRow) => status === 'in_doubt' && awaits_decision;
