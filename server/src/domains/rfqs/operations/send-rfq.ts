import Type from 'typebox';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import { rfqFlow } from '../../../../../nouns/rfq-flow.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { SupplierRfq } from '../../../../../nouns/supplier-rfq.ts';
import { flag, id, integer, object, version } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { startSourcing } from '../../requisitions/moves/start-sourcing.ts';
import { noteSuppliers } from '../../requisitions/suppliers/note-supplier.ts';
import { refuseEnded } from '../check-header.ts';
import { dueAtOf } from '../due-at.ts';
import { holdWithRequisition } from '../hold-with-requisition.ts';
import { tellSuppliers } from '../letters/tell-suppliers.ts';
import { giveLinks } from '../links/give-links.ts';
import { wholeWithWarnings } from '../read-whole.ts';
import { chosenRecipients } from '../recipients/chosen-recipients.ts';
import { recipientsOf } from '../recipients/rfq-recipient.ts';
import { refuseUnsendable } from '../refuse-unsendable.ts';
import { wholeRfq } from '../rfq-warnings.ts';
import { settleRfq } from '../settle-rfq.ts';
import { supplierRfq } from '../supplier-rfq.ts';
import { writeRfq } from '../write-rfq.ts';

export const sendRfq = command({
  name: 'supplier-rfqs.send-rfq',
  summary: words('Send a request for quotes', 'Отправить запрос предложений'),
  description:
    'Every supplier who was not asked yet gets a letter with a personal link, and the requisition is being sourced. `recipientIds` narrows ' +
    'it; those who were asked already are passed by unless `resend` is true, which sends them the same link again. Letters leave after the commit.',
  permission: 'supplier_rfqs.send',
  scope: 'supplier_documents.write',
  refuses: ['invalid_state_transition', 'precondition_failed', 'version_conflict', 'conflict'],
  input: object({
    id: id(),
    recipientIds: Type.Optional(
      Type.Array(id('Recipient'), { maxItems: 100, minItems: 1, title: 'Only these', examples: [] }),
    ),
    resend: Type.Optional(flag('Again to those who were asked already')),
    version: Type.Optional(version()),
  }),
  output: object({ ...wholeRfq.properties, sent: integer('Suppliers it went to now') }),

  async run(ctx, { id, recipientIds, resend = false }) {
    const { rfq, requisition } = await holdWithRequisition(ctx, id);
    ctx.expectVersion(rfq.version);
    refuseEnded(requisition);
    const to = chosenRecipients(await recipientsOf(ctx.db, id), recipientIds, resend);
    await refuseUnsendable(ctx, rfq, to);
    if (to.length === 0) ctx.nothingChanged();
    else await send(ctx, rfq, requisition, to);
    return { ...(await wholeWithWarnings(ctx, id)), sent: to.length };
  },
});

async function send(ctx: WriteContext, rfq: SupplierRfq, requisition: Requisition | null, to: readonly RfqRecipient[]) {
  const ids = to.map((one) => one.id);
  await giveLinks(ctx, ids, rfq.responseDeadline as string);
  await ctx.db.execute(sql`
    update supplier_rfq_recipients set sent_at = portal_now(), last_error = null, revision = ${rfq.revision}, version = version + 1, updated_at = portal_now(),
      status = case when status in ('pending', 'delivery_failed', 'no_response') then 'sent' else status end
    where tenant_id = ${ctx.db.tenant} and id = any(${ids}::uuid[])`);
  const isFirst = rfq.status === 'draft';
  const status = isFirst ? nextStatus(rfqFlow, 'send', rfq.status) : rfq.status;
  const after = isFirst
    ? await writeRfq(ctx, rfq, { status, sentAt: portalNow().toISOString() }, { due_at: dueAtOf(rfq) })
    : await writeRfq(ctx, rfq, {});
  ctx.record(
    supplierRfq.changed('sent', rfq, after, {
      recipientIds: ids,
      ...(isFirst && { status: { from: rfq.status, to: status } }),
    }),
  );
  await tellSuppliers(ctx, 'rfq-invitation', after, to, () => ({}));
  // A newcomer has not answered yet: who was quoted by all is so no more.
  await settleRfq(ctx, after);
  if (!requisition) return;
  await startSourcing(ctx, requisition);
  const asked = to.map(({ supplierId, counterpartyId }) => ({ supplierId, counterpartyId, from: 'rfq' as const }));
  await noteSuppliers(ctx, requisition.id, asked, 'invited');
}
