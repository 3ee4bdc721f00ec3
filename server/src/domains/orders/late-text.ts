import { awaitedOrders } from '../../../../nouns/purchase-order-flow.ts';
import { todayText } from '../price-lists/today.ts';

/** Something should have come by now where the company works; our own SQL beside an order `po`. */
export const lateText = `coalesce(po.expected_date < ${todayText}
  and po.status in (${awaitedOrders.map((status) => `'${status}'`).join(', ')}), false)`;
