import { words } from '../../../../kernel/errors.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { holdRequisition } from '../../hold-requisition.ts';
import { postReceipt } from '../post-receipt.ts';
import { receiptFields, receiptItems } from '../receipt.input.ts';
import { showReceipt } from '../stock-receipt.row.ts';
import { stockReceipt } from '../stock-receipt.ts';

export const receiveStock = command({
  name: 'requisitions.receive-stock',
  summary: words('Receive goods of a requisition', 'Принять товар по заявке'),
  description:
    'Goods go into the stock of the warehouse at what they cost: `unitCost`, or else the price of the decision without the VAT that the company ' +
    'deducts, by the exchange rate of that day. Lines of services and lines without a catalog item are counted as received alone. No more may ' +
    'come than was accepted from the supplier, or than the line wants where nothing was decided, and the tolerance of the item or the company ' +
    '(`over_receipt`, with the `maxQuantity` that may still come). All of the items or none.',
  permission: 'stock.receive',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict'],
  input: object({ id: id('Requisition'), ...receiptFields, items: receiptItems }),
  output: stockReceipt.view,
  run: async (ctx, { id, ...receipt }) =>
    showReceipt(ctx.actor, await postReceipt(ctx, await holdRequisition(ctx, id), receipt)),
});
