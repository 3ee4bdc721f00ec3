import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { changeStatus as moveInvoice } from '../../billing/operations/change-status.ts';
import { createInvoice } from '../../billing/operations/create-invoice.ts';
import { receiveStock } from '../../billing/receipts/receive-stock.ts';
import { createOrders } from '../../orders/operations/create-orders.ts';
import { placeOrder } from '../../orders/operations/place-order.ts';
import { decideLines } from '../../rfqs/quotes/operations/decide-lines.ts';
import { priceAt } from './compare-quotes.ts';
import type { Ground } from './make-ground.ts';
import { type MadeRequisition, makeApproved } from './make-requisition.ts';
import type { Need } from './needs.ts';
import type { Sample } from './sample.ts';
import type { SupplierKey } from './suppliers.ts';

/** What was bought by agreement: one waits to be ordered, one for its delivery, one came in part, one has come. */
export async function orderGoods(sample: Sample, ground: Ground): Promise<void> {
  await decide(sample, ground, 'chosen', 'metal');
  await order(sample, await decide(sample, ground, 'waiting', 'guard'));
  const arriving = await decide(sample, ground, 'arriving', 'bolt');
  await order(sample, arriving);
  await receive(sample, ground, arriving, (quantity, at) => (at === 2 ? null : half(quantity)));
  await invoice(sample, ground, arriving, 'bolt', '417', 110);
  const received = await decide(sample, ground, 'received', 'base');
  await order(sample, received);
  await receive(sample, ground, received, (quantity) => quantity);
  const paper = await invoice(sample, ground, received, 'base', '88', 100);
  await sample.act(moveInvoice, { id: paper.id, status: 'pending_approval' });
  await sample.act(moveInvoice, { id: paper.id, status: 'approved' });
}

/** All of it from one supplier, at what was planned. */
async function decide(sample: Sample, ground: Ground, need: Need, key: SupplierKey): Promise<MadeRequisition> {
  const made = await makeApproved(sample, ground, need);
  const supplierId = ground.supplierIds.get(key) as string;
  await sample.act(decideLines, {
    procurementId: made.id,
    decisions: made.items.map(({ id, quantity, plannedPrice }) => ({
      procurementItemId: id,
      allocations: [{ supplierId, price: priceAt(plannedPrice, 100), currency: made.currency, quantity }],
    })),
  });
  return made;
}

async function order(sample: Sample, { id }: MadeRequisition): Promise<void> {
  const { items } = await sample.act(createOrders, { requisitionId: id });
  for (const made of items) {
    sample.keep({ type: 'purchase_order', id: made.id });
    await sample.act(placeOrder, { id: made.id });
  }
}

async function receive(
  sample: Sample,
  { warehouseId }: Ground,
  { id, items }: MadeRequisition,
  came: (quantity: string, at: number) => string | null,
): Promise<void> {
  const lines = items.flatMap((line, at) => {
    const quantity = came(line.quantity, at);
    return quantity === null ? [] : [{ procurementItemId: line.id, quantity }];
  });
  await sample.make('stock_receipt', receiveStock, {
    id,
    warehouseId,
    receivedAt: portalNow().toISOString(),
    items: lines,
  });
}

/** An invoice at so many percent of the prices that were agreed. */
const invoice = (
  sample: Sample,
  ground: Ground,
  { items }: MadeRequisition,
  key: SupplierKey,
  number: string,
  percent: number,
) =>
  sample.make('invoice', createInvoice, {
    supplierId: ground.supplierIds.get(key) as string,
    externalNumber: number,
    externalDate: sample.day(0),
    dueDate: sample.day(30),
    comment: sample.say(words('Sample', 'Пример')),
    lines: items.map(({ id, quantity, plannedPrice }) => ({
      procurementItemId: id,
      quantity,
      price: priceAt(plannedPrice, percent),
    })),
  });

const half = (quantity: string) => String(Number(quantity) / 2);
