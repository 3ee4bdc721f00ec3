import {
  purchaseOrderSending as declared,
  type PurchaseOrderSending,
} from '../../../../../nouns/purchase-order-sending.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const purchaseOrderSending = entityOf(declared);

const sendings = store(purchaseOrderSending);

/** Most sendings and answers that a card shows. */
export const mostShown = 100;

/** Each time an order was sent, the last first. */
export const sendingsOf = (db: Db, orderId: string): Promise<PurchaseOrderSending[]> =>
  sendings.read(
    db,
    sql`${sendings.select(db, sql`sending.order_id = ${orderId}`)} order by sending.sent_at desc, sending.id desc limit ${mostShown}`,
  );

/** One of those of an order; any other is not found. */
export async function sendingOf(db: Db, orderId: string, id: string): Promise<PurchaseOrderSending> {
  const [found] = await sendings.read(
    db,
    sendings.select(db, sql`sending.order_id = ${orderId} and sending.id = ${id}`),
  );
  if (!found) throw notFound(purchaseOrderSending.noun);
  return found;
}
