import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { incomingEDocument } from '../incoming-e-document.ts';
import { followChanges } from './follow-changes.ts';
import { holdIncoming, writeIncoming } from './held-incoming.ts';
import { type FirstTold, insertIncoming } from './insert-incoming.ts';
import { noteOutOfOrder } from './note-out-of-order.ts';
import { refreshing } from './refreshing.ts';
import { isAbout, isAmong, keysOf, toldKeys } from './told-keys.ts';
import { type Told, writeEvents } from './write-events.ts';

/** What an operator told of documents that came; those that nobody knows yet are written down. Answers of how many changes. */
export async function followIncoming(
  ctx: WriteContext,
  { operator, installationId }: { operator: string; installationId: string },
  changes: readonly EDocumentChange[],
): Promise<number> {
  const incoming = changes.filter(({ state }) => state === null || state.direction === 'incoming');
  if (incoming.length === 0) return 0;
  const isTold = isAmong('came', operator, toldKeys(incoming), false);
  const known = (await holdIncoming(ctx.db, isTold)).flatMap(({ key }) => key ?? []);
  await insertIncoming(ctx, operator, installationId, firstTold(incoming, known));
  let count = 0;
  for (const held of await holdIncoming(ctx.db, isTold)) {
    const { id } = held.record;
    const about = incoming.filter((change) => isAbout(change, held.key));
    if (about.length === 0) continue;
    const { now, outOf, state, isHinted } = followChanges(held, about);
    await writeIncoming(ctx, held, now, state);
    const told = about.map((change): Told => ({ of: { incoming_id: id }, change }));
    const fresh = await writeEvents(ctx, operator, told);
    await noteOutOfOrder(ctx, installationId, { type: incomingEDocument.type, ...held.record }, outOf, fresh);
    if (isHinted) await ctx.enqueue(refreshing, { of: 'incoming', id }, { key: id });
    count += about.length;
  }
  return count;
}

/** The first state of each document that nobody knows yet. */
function firstTold(changes: readonly EDocumentChange[], known: readonly string[]): FirstTold[] {
  const first = new Map<string, FirstTold>();
  for (const change of changes) {
    const { state } = change;
    if (!state || keysOf(state).some((key) => known.includes(key)) || first.has(state.key)) continue;
    first.set(state.key, { change, state });
  }
  return [...first.values()];
}
