import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { areSameRows } from '../../../platform/records/are-same-rows.ts';
import { checkHeader } from '../check-header.ts';
import { type HeldOrder, openOrder } from '../hold-order.ts';
import { type LineInput, linesInput } from '../lines/line.input.ts';
import { totalsOf } from '../lines/line-of-decision.ts';
import { dropOthers, purchaseOrderLine, saveLines } from '../lines/purchase-order-line.ts';
import { settleLines } from '../lines/settle-lines.ts';
import { orderCard, readOrderCard } from '../purchase-order.card.ts';
import { type HeaderInput, orderWriting, purchaseOrder, purchaseOrders } from '../purchase-order.ts';
import { expectedOf } from '../settle-order.ts';

export const updateOrder = command({
  name: 'orders.update-order',
  summary: words('Change an order to a supplier', 'Изменить заказ поставщику'),
  description:
    'A draft; what was sent is revised first (`order_frozen`), but for who is responsible. Fields left out stay, null clears. `lines` is the whole list: ' +
    'a line is named by its decision, ' +
    'those not named go, and a decision of the same supplier, currency and way of VAT that is in no order joins. No more is ordered than was decided ' +
    '(`over_ordered`), at the price decided now.',
  ...orderWriting,
  refuses: ['unknown_reference', 'conflict', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...purchaseOrder.change,
    lines: Type.Optional(linesInput),
    version: Type.Optional(version()),
  }),
  output: orderCard,

  async run(ctx, { id, version: _, lines: given, ...header }) {
    const held = await openOrder(ctx, id);
    const { order } = held;
    const { responsibleId: _responsible, ...content } = header;
    if (order.status !== 'draft' && (given || changes(order, content))) throw frozen();
    await checkHeader(ctx, order, header);
    const lines = given && (await changeLines(ctx, held, given));
    await purchaseOrders.change(ctx, order, { ...header, ...lines?.values }, { touched: lines?.touched ?? false });
    return readOrderCard(ctx, id);
  },
});

const changes = (before: HeldOrder['order'], content: HeaderInput) =>
  (Object.keys(content) as Array<keyof HeaderInput>).some(
    (name) => content[name] !== undefined && content[name] !== before[name],
  );

async function changeLines(ctx: WriteContext, held: HeldOrder, given: readonly LineInput[]) {
  const lines = await settleLines(ctx, held, given);
  const touched = !areSameRows(purchaseOrderLine.declared, held.lines, lines);
  if (touched) {
    refuseInvoiced(held.lines, lines);
    await dropOthers(ctx, held.order.id, lines);
    await saveLines(ctx, lines);
  }
  return { touched, values: { ...totalsOf(lines, held.order), expectedDate: expectedOf(lines) } };
}

/** What is invoiced stays in the order, however little of it. */
function refuseInvoiced(before: HeldOrder['lines'], after: HeldOrder['lines']): void {
  const gone = before.filter(({ id }) => !after.some((line) => line.id === id));
  const invoiced = gone.filter(({ invoicedQuantity }) => new Exact(invoicedQuantity).gt(0));
  if (invoiced.length === 0) return;
  const names = invoiced.map(({ name }) => name).join(', ');
  throw conflict(
    'line_invoiced',
    words(
      `These lines are invoiced and stay in the order: ${names}.`,
      `По этим строкам есть счета, они остаются: ${names}.`,
    ),
    { lineIds: invoiced.map(({ id }) => id) },
  );
}

const frozen = () =>
  conflict(
    'order_frozen',
    words(
      'An order that was sent does not change by itself: begin a new revision first.',
      'Отправленный заказ не меняется: сначала начните новую редакцию.',
    ),
  );
