import Type from 'typebox';
import { exampleId, id, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { postReceipt } from '../../requisitions/receipts/post-receipt.ts';
import { receiptFields, receiptItemFields } from '../../requisitions/receipts/receipt.input.ts';
import { showReceipt, stockReceipt } from '../../requisitions/receipts/stock-receipt.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { mostLines } from '../../requisitions/requisition-line.ts';
import { withInvoicedCosts } from './with-invoiced-costs.ts';

const items = Type.Array(
  object(
    {
      ...receiptItemFields,
      invoiceLineId: Type.Optional(nullable(id('Line of the invoice it came by, whose supplier and price it takes'))),
    },
    { examples: [{ procurementItemId: exampleId, quantity: '10', catalogItemId: exampleId }] },
  ),
  { title: 'What came; a line may come in several batches', minItems: 1, maxItems: mostLines },
);

export const receiveStock = command({
  name: 'billing.receive-stock',
  summary: words('Receive goods of a requisition', 'Принять товар по заявке'),
  description:
    'Goods go into the stock of the warehouse at what they cost: `unitCost`, or else the price of the named invoice line, or else the price of the ' +
    'decision, without the VAT that the company deducts, by the exchange rate of that day. A line that is no catalog item ' +
    'becomes one: that of `catalogItemId`, the one that matches, or a new one where `nomenclatureSavePolicy` keeps all that is asked for or a decision ' +
    'stands for the line; otherwise the receipt is refused (`item_required`, naming the lines) until it says `withoutItem`. Services and what is kept ' +
    'outside the stock on purpose are counted as received alone, as `outsideStock` of the answer says. No more may come than was accepted from the supplier, or than the line wants where nothing was decided, and the ' +
    'tolerance of the item or the company (`over_receipt`, with the `maxQuantity` that may still come). All of the items or none.',
  permission: 'stock.receive',
  scope: 'purchase_requisitions.write',
  refuses: ['conflict'],
  input: object({ id: id('Requisition'), ...receiptFields, items }),
  output: stockReceipt.view,

  async run(ctx, { id, items: came, ...receipt }) {
    await requisitions.byId(ctx.db, id);
    const costed = await withInvoicedCosts(ctx, came);
    const held = await requisitions.lock(ctx.db, id);
    return showReceipt(ctx.actor, await postReceipt(ctx, held, { ...receipt, items: costed }));
  },
});
