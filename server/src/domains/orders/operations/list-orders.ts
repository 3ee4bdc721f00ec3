import { words } from '../../../kernel/problems/errors.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { orderListing, orderReading, purchaseOrders } from '../purchase-order.ts';

export const listOrders = listRecords(purchaseOrders, orderListing, {
  name: 'orders.list-orders',
  summary: words('List orders to suppliers', 'Список заказов поставщикам'),
  description:
    'Each with its totals and the day of the next delivery. `late=true` finds what should have come by now, by the portal’s own clock; `invoicing` says ' +
    'how far orders are invoiced, and `invoicedAboveReceived=true` finds those of which more is invoiced than has come.',
  ...orderReading,
});
