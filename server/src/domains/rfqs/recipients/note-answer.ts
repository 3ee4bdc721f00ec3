import { recipientFlow } from '../../../../../nouns/recipient-flow.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { noteSupplier } from '../../requisitions/suppliers/note-supplier.ts';
import { settleRfq } from '../settle-rfq.ts';
import { supplierRfq } from '../supplier-rfq.ts';

/**
 * A supplier declined, of a request held with its requisition: it is neither waited for nor reminded, and may still quote before the
 * deadline. Declining again changes nothing.
 */
export async function noteDeclined(
  ctx: WriteContext,
  held: SupplierRfq,
  recipient: RfqRecipient,
  reason: string | null,
) {
  if (recipient.status === 'declined') {
    ctx.nothingChanged();
    return held;
  }
  const status = nextStatus(recipientFlow, 'decline', recipient.status);
  await ctx.db.execute(sql`
    update supplier_rfq_recipients set status = ${status}, decline_reason = ${reason}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${recipient.id}`);
  const { supplierId, counterpartyId } = recipient;
  if (held.procurementId !== null)
    await noteSupplier(ctx, held.procurementId, { supplierId, counterpartyId, from: 'rfq' }, 'declined');
  const after = await settleRfq(ctx, held);
  ctx.record(
    supplierRfq.fact('declined', after, {
      recipientId: recipient.id,
      supplierId: recipient.supplierId,
      ...(reason !== null && { reason }),
    }),
  );
  return after;
}

/** A supplier saved a draft and is at work. The status of whoever has answered otherwise stays. */
export const noteDraftSaved = ({ db }: WriteContext, recipientId: string) =>
  db.execute(sql`
    update supplier_rfq_recipients set status = 'draft_saved', version = version + 1, updated_at = portal_now()
    where tenant_id = ${db.tenant} and id = ${recipientId} and status = any(${recipientFlow.moves.save_draft.from}::text[])`);
