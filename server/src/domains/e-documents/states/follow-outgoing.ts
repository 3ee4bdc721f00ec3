import type { EDocumentChange } from '../../../kernel/integrations/ports/e-document-state.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { finishFound } from '../../../platform/integrations/outbox/finish-found.ts';
import { eDocument } from '../e-document.ts';
import { followChanges } from './follow-changes.ts';
import { holdOutgoing, writeOutgoing } from './held-outgoing.ts';
import { noteOutOfOrder } from './note-out-of-order.ts';
import { refreshing } from './refreshing.ts';
import { isAbout, isAmong, toldKeys } from './told-keys.ts';
import { type Told, writeEvents } from './write-events.ts';

/** What an operator told of documents it was given; answers of how many changes. */
export async function followOutgoing(
  ctx: WriteContext,
  { operator, installationId }: { operator: string; installationId: string },
  changes: readonly EDocumentChange[],
): Promise<number> {
  let count = 0;
  for (const held of await holdOutgoing(ctx.db, isAmong('edoc', operator, toldKeys(changes), true))) {
    const { id, writeId, isInDoubt } = held.record;
    const about = changes.filter(
      (change) =>
        change.state?.direction !== 'incoming' && (isAbout(change, held.key) || change.state?.writeId === writeId),
    );
    if (about.length === 0) continue;
    const { now, outOf, state, isHinted } = followChanges(held, about);
    await writeOutgoing(ctx, held, now, { state });
    const told = about.map((change): Told => ({ of: { e_document_id: id }, change }));
    const fresh = await writeEvents(ctx, operator, told);
    await noteOutOfOrder(ctx, installationId, { type: eDocument.type, ...held.record }, outOf, fresh);
    if (isInDoubt && state) await finishFound(ctx, writeId, { externalId: state.key, details: { ids: state.ids } });
    if (isHinted) await ctx.enqueue(refreshing, { of: 'outgoing', id }, { key: id });
    count += about.length;
  }
  return count;
}
