import { recipientFlow } from '../../../../../../nouns/recipient-flow.ts';
import type { RfqRecipient } from '../../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../../nouns/supplier-rfq.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { inUse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { tellSuppliers } from '../../letters/tell-suppliers.ts';
import { revokeLinks } from '../../links/change-links.ts';
import { refuseEndedRfq } from '../../refuse-ended.ts';
import { settleRfq } from '../../settle-rfq.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { writeRfq } from '../../write-rfq.ts';
import { recipientById, rfqRecipient } from '../rfq-recipient.ts';

export const removeRecipient = command({
  name: 'supplier-rfqs.remove-recipient',
  summary: words('Take a supplier out', 'Исключить поставщика из запроса'),
  description:
    'A supplier who was not asked yet is removed. One who was asked gets a letter, and the link opens no more. One who has given a quote stays with it.',
  permission: 'supplier_rfqs.update',
  scope: 'supplier_documents.write',
  refuses: ['has_dependencies', 'conflict', 'invalid_state_transition', 'precondition_failed'],
  input: object({ id: id(), recipientId: id('Recipient') }),
  output: object({ id: id('Recipient'), result: choice(['deleted', 'revoked'], 'What became of him') }),

  async run(ctx, { id, recipientId }) {
    const rfq = await supplierRfqs.lock(ctx.db, id);
    const recipient = await recipientById(ctx.db, id, recipientId);
    ctx.expectVersion(recipient.version);
    refuseEndedRfq(rfq);
    if (recipient.quoteId !== null)
      throw inUse(rfqRecipient.noun, [{ entityType: 'supplier_quote', entityId: recipient.quoteId }]);
    const result = recipient.status === 'pending' ? await remove(ctx, recipient) : await revoke(ctx, rfq, recipient);
    const after = await writeRfq(ctx, rfq, {});
    ctx.record(supplierRfq.changed('recipients_changed', rfq, after, { removed: [recipient.supplierId] }));
    await settleRfq(ctx, after);
    return { id: recipientId, result };
  },
});

async function remove({ db }: WriteContext, { id }: RfqRecipient) {
  await db.execute(sql`delete from supplier_rfq_recipients where tenant_id = ${db.tenant} and id = ${id}`);
  return 'deleted' as const;
}

async function revoke(ctx: WriteContext, rfq: SupplierRfq, recipient: RfqRecipient) {
  const status = nextStatus(recipientFlow, 'revoke', recipient.status);
  await ctx.db.execute(sql`
    update supplier_rfq_recipients set status = ${status}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${recipient.id}`);
  await revokeLinks(ctx, [recipient.id]);
  await tellSuppliers(ctx, 'rfq-cancelled', rfq, [recipient], () => ({ onlyYou: true }));
  return status;
}
