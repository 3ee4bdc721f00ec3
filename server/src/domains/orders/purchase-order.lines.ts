import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { linesByOrder, purchaseOrderLine } from './lines/purchase-order-line.ts';
import { purchaseOrder } from './purchase-order.ts';

export const linesOfOrders: RecordLines = {
  of: purchaseOrder.declared,
  line: purchaseOrderLine.declared,
  counted: countedIn('purchase_order_lines', 'order_id'),
  read: ({ db }, ids) => linesByOrder(db, ids),
};
