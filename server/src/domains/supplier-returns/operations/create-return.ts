import Type from 'typebox';
import { id, measure, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { conflict, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { noteReturned } from '../../requisitions/receipts/note-returned.ts';
import { stockReceipt, stockReceipts } from '../../requisitions/receipts/stock-receipt.ts';
import { refuseClosed } from '../../requisitions/refuse-change.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { moveBack } from '../move-back.ts';
import { planReturn } from '../plan-return.ts';
import { priceReturn } from '../price-return.ts';
import { supplierOfReturn } from '../supplier-of-return.ts';
import { returnWriting, supplierReturn, supplierReturns } from '../supplier-return.ts';
import { writeLines } from '../write-lines.ts';

const line = object({
  receiptLineId: id('Line of the receipt'),
  quantity: measure('Quantity in the unit of the requisition line', { examples: ['3'] }),
});

export const createReturn = command({
  name: 'supplier-returns.create-return',
  summary: words('Return goods to their supplier', 'Вернуть товар поставщику'),
  description:
    'Goods of one receipt that one supplier delivered, all of them or a part: no more of a line than was received and has not gone back yet (`over_return`). They leave the ' +
    'stock, `receivedQuantity` of the requisition and of the order falls, `returnedQuantity` grows, and the supplier owes for them by the prices that were decided. Unless a ' +
    'replacement is expected they are closed short, and the budget is committed to less. The supplier is not written to.',
  ...returnWriting,
  refuses: ['unknown_reference', 'conflict'],
  input: object({
    ...supplierReturn.creation,
    lines: Type.Array(line, { minItems: 1, maxItems: 500, title: 'What goes back' }),
  }),
  output: supplierReturn.view,

  async run(ctx, { receiptId, lines: given, returnedAt, reason, comment = null, expectsReplacement = false, ...rest }) {
    const [known] = await stockReceipts.byIds(ctx.db, [receiptId]);
    if (!known) throw unknownReference('receiptId', stockReceipt.noun);
    const held = await requisitions.lock(ctx.db, known.procurementId);
    const receipt = await stockReceipts.byId(ctx.db, receiptId);
    if (receipt.status !== 'posted') throw takenBack(receipt.number);
    refuseClosed(held, false);
    if (reason === 'other' && comment === null) throw invalidField('/comment', 'required', why);
    if (returnedAt !== undefined && returnedAt < receipt.receivedAt)
      throw invalidField('/returnedAt', 'before_receipt', tooEarly, { receivedAt: receipt.receivedAt });
    const wanted = await linesById(ctx.db, [...new Set(receipt.lines.map((one) => one.procurementItemId))]);
    const going = planReturn(given, receipt, new Map(wanted.map((one) => [one.id, one])));
    const supplier = await supplierOfReturn(ctx.db, going, rest.supplierId);
    const { currency: own } = await regionalOf(ctx);
    const { lines, currency, amount } = await priceReturn(ctx.db, going, own);
    const warehouseId = rest.warehouseId ?? receipt.warehouseId;
    const movements = await moveBack(ctx, lines, { warehouseId, returnedAt });
    await supplierReturns.insert(ctx, {
      ...{ number: await yearlyNumber(ctx, 'RT', supplierReturn.type), receiptId, procurementId: held.id, warehouseId },
      ...{ supplierId: supplier.id, counterpartyId: supplier.counterpartyId, reason, comment, expectsReplacement },
      ...{ returnedAt: returnedAt ?? portalNow().toISOString(), currency, amount },
    });
    await writeLines(
      ctx,
      lines.map((one) => ({ ...one, movementId: movements.get(one) ?? null })),
    );
    const made = await supplierReturns.byId(ctx.db, ctx.newId);
    await noteReturned(ctx, held, made.lines, {
      ...{ fact: 'goods_returned', expectsReplacement },
      data: { supplierReturn: { id: made.id, number: made.number, reason, lines: made.lines } },
    });
    ctx.record(supplierReturn.fact('created', made));
    return supplierReturns.show(ctx.actor, made);
  },
});

const takenBack = (number: string) =>
  conflict(
    'receipt_reversed',
    words(
      `Receipt ${number} was taken back: nothing of it is left to return.`,
      `Приёмка ${number} отменена: возвращать по ней нечего.`,
    ),
  );

const why = words('is required with this reason', 'нужен при такой причине');
const tooEarly = words('is before the receipt', 'раньше приёмки');
