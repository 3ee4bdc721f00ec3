import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import type { Requisition } from '../../../../nouns/requisition.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { requisitions } from '../requisitions/requisition.ts';
import { type HeldLine, linesOfOrder } from './lines/purchase-order-line.ts';
import { purchaseOrders } from './purchase-order.ts';

export interface HeldOrder {
  requisition: Requisition;
  order: PurchaseOrder;
  lines: readonly HeldLine[];
}

/**
 * An order with its lines, its requisition locked first: decisions and receipts change under that lock, so what the lines say of them
 * holds until the commit. What an order comes from never changes, so it may be read beforehand.
 */
export async function holdOrder(db: Db, id: string): Promise<HeldOrder> {
  const { procurementId } = await purchaseOrders.byId(db, id);
  const requisition = await requisitions.lock(db, procurementId);
  const order = await purchaseOrders.lock(db, id);
  return { requisition, order, lines: await linesOfOrder(db, id) };
}

/** The same for an employee, refused unless the order has the version that they expect. */
export async function openOrder(ctx: WriteContext, id: string): Promise<HeldOrder> {
  const held = await holdOrder(ctx.db, id);
  ctx.expectVersion(held.order.version);
  return held;
}
