import { id, longText, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { requisitions } from '../../requisition.ts';
import { reverseReceipt } from '../reverse-receipt.ts';
import { showReceipt, stockReceipt, stockReceipts } from '../stock-receipt.ts';

export const reverseStockReceipt = command({
  name: 'requisitions.reverse-stock-receipt',
  summary: words('Take a receipt back', 'Отменить приёмку'),
  description:
    'As a whole: the goods leave the stock by opposite movements, what was received is counted without it, and a requisition that was completed ' +
    'by it is open again. Refused where the goods have gone on since. Taking it back again changes nothing.',
  permission: 'stock.receive',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict', 'business_rule_violated', 'precondition_failed'],
  input: object({
    id: id('Requisition'),
    receiptId: id('Receipt'),
    reason: longText(1_000, 'Why it is taken back', { examples: ['Приняли не на тот склад'] }),
  }),
  output: stockReceipt.view,

  async run(ctx, { id, receiptId, reason }) {
    const held = await requisitions.lock(ctx.db, id);
    const receipt = await stockReceipts.byId(ctx.db, receiptId);
    if (receipt.procurementId !== id) throw notFound(stockReceipt.noun);
    ctx.expectVersion(receipt.version);
    if (receipt.status === 'posted') return showReceipt(ctx.actor, await reverseReceipt(ctx, held, receipt, reason));
    ctx.nothingChanged();
    return showReceipt(ctx.actor, receipt);
  },
});
