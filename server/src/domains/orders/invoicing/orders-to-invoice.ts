import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import { invoiceableOrders } from '../../../../../nouns/purchase-order-flow.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql, withTenant } from '../../../kernel/sql/sql.ts';
import { purchaseOrders } from '../purchase-order.ts';
import { leftAmountText } from './left-amount-text.ts';

/** So many orders of a supplier are looked through. */
const most = 200;

/** Orders that a supplier has and has not invoiced whole, the newest first. */
export const ordersToInvoice = (db: Db, supplierId: string): Promise<PurchaseOrder[]> =>
  purchaseOrders.read(
    db,
    sql`${purchaseOrders.select(
      db,
      sql`po.supplier_id = ${supplierId} and po.status = any(${invoiceableOrders})
        and ${withTenant(leftAmountText)} > 0`,
    )} order by po.updated_at desc, po.id desc limit ${most}`,
  );
