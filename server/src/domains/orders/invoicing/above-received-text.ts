import { receivedText } from '../lines/purchase-order-line.ts';

/** More of some line is invoiced than has come of it; our own SQL beside an order `po`. */
export const aboveReceivedText = `exists (
  select 1 from purchase_order_lines line
  join requisition_allocations decided on decided.tenant_id = tenant_id() and decided.id = line.allocation_id
  where line.tenant_id = tenant_id() and line.order_id = po.id and line.invoiced_quantity > ${receivedText})`;
