import Type from 'typebox';
import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { invoiceRequest, invoiceRequests } from '../invoice-request.ts';
import { moveRequest } from '../move-request.ts';

export const cancelRequest = command({
  name: 'billing.cancel-request',
  summary: words('Cancel an invoice request', 'Отменить запрос счёта'),
  description:
    'What it asked for can be asked for again. One that was answered in full stays; a letter that has not left does not leave.',
  permission: 'invoices.create',
  scope: ['purchase_requisitions.write', 'supplier_documents.write'],
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id('Requisition'),
    requestId: id('Invoice request'),
    reason: Type.Optional(longText(1_000, 'Reason')),
  }),
  output: invoiceRequest.view,
  async run(ctx, { id, requestId, reason }) {
    await requisitions.lock(ctx.db, id);
    const held = await invoiceRequests.lock(ctx.db, requestId);
    if (held.procurementId !== id) throw notFound(invoiceRequest.noun);
    ctx.expectVersion(held.version);
    if (held.status === 'cancelled') {
      ctx.nothingChanged();
      return held;
    }
    return moveRequest(ctx, held, 'cancel', {}, reason);
  },
});
