import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { sumOf } from '../../../kernel/values/fraction.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { type HeldLine, linesByOrder } from '../lines/purchase-order-line.ts';
import { purchaseOrders } from '../purchase-order.ts';

/** What the invoices that stand say of a line of an order, in its unit; amounts with VAT, for each currency of those invoices. */
export interface Invoiced {
  orderLineId: string;
  quantity: string;
  currency: string;
  amount: string;
  paid: string;
}

/**
 * Sets what is invoiced and paid of these lines, and of their orders. Of lines that `invoiced` does not name nothing is. Their requisitions
 * are locked.
 */
export async function noteInvoiced(
  ctx: WriteContext,
  lineIds: readonly string[],
  invoiced: readonly Invoiced[],
): Promise<void> {
  const { db } = ctx;
  if (lineIds.length === 0) return;
  const of = await db.many<{ id: string; orderId: string }>(sql`
    select line.id, line.order_id as "orderId" from purchase_order_lines line
    where line.tenant_id = ${db.tenant} and line.id = any(${lineIds}::uuid[])`);
  const held = await purchaseOrders.lockAll(db, [...new Set(of.map(({ orderId }) => orderId))]);
  const orders = new Map(held.map((order) => [order.id, order]));
  const figures = of.map(({ id, orderId }) =>
    figuresOf(
      id,
      invoiced.filter(({ orderLineId }) => orderLineId === id),
      orders.get(orderId) as PurchaseOrder,
    ),
  );
  const changed = await db.many<{ orderId: string }>(sql`
    update purchase_order_lines line
    set invoiced_quantity = given.quantity, invoiced_amount = given.amount, paid_amount = given.paid
    from jsonb_to_recordset(${JSON.stringify(figures)}::jsonb) given(id uuid, quantity numeric, amount numeric, paid numeric)
    where line.tenant_id = ${db.tenant} and line.id = given.id
      and (line.invoiced_quantity, line.invoiced_amount, line.paid_amount) <> (given.quantity, given.amount, given.paid)
    returning line.order_id as "orderId"`);
  const touched = new Set(changed.map(({ orderId }) => orderId));
  const lines = await linesByOrder(db, [...touched]);
  for (const order of held) if (touched.has(order.id)) await settle(ctx, order, lines.get(order.id) ?? []);
}

function figuresOf(id: string, invoiced: readonly Invoiced[], { currency }: PurchaseOrder) {
  const inItsCurrency = invoiced.filter((one) => one.currency === currency);
  return {
    id,
    quantity: sumOf(invoiced.map(({ quantity }) => quantity)).toFixed(6),
    amount: sumOf(inItsCurrency.map(({ amount }) => amount)).toFixed(scaleOf(currency)),
    paid: sumOf(inItsCurrency.map(({ paid }) => paid)).toFixed(scaleOf(currency)),
  };
}

function settle(ctx: WriteContext, order: PurchaseOrder, lines: readonly HeldLine[]) {
  const sum = (name: 'invoicedAmount' | 'paidAmount') =>
    sumOf(lines.map((line) => line[name])).toFixed(scaleOf(order.currency));
  const values = {
    invoicing: stateOf(lines),
    ...{ invoicedAmount: sum('invoicedAmount'), paidAmount: sum('paidAmount') },
  };
  return purchaseOrders.change(ctx, order, values, { touched: true });
}

function stateOf(lines: readonly HeldLine[]): PurchaseOrder['invoicing'] {
  const isMore = ({ invoicedQuantity, quantity }: HeldLine) => new Exact(invoicedQuantity).gt(quantity);
  if (lines.some(isMore)) return 'over';
  if (lines.every(({ leftQuantity }) => new Exact(leftQuantity).isZero())) return 'whole';
  return lines.every(({ invoicedQuantity }) => new Exact(invoicedQuantity).isZero()) ? 'none' : 'part';
}
