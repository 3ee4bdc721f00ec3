import { fileHost } from '../../platform/files/host.ts';
import { getOrder } from './operations/get-order.ts';
import { updateOrder } from './operations/update-order.ts';
import { purchaseOrders } from './purchase-order.ts';

/** Files of an order are for the employees alone, but for the PDF that was sent. */
export const orderFiles = fileHost({
  entityType: 'purchaseOrder',
  get: getOrder,
  update: updateOrder,
  hold: purchaseOrders.lock,
});
