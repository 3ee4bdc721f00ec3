/** What of an order nobody has invoiced, at its own prices; our own SQL beside an order `po`. */
export const leftAmountText = `(
  select coalesce(sum(round(line.gross_amount * greatest(line.quantity - line.invoiced_quantity, 0) / line.quantity, 2)), 0.00)
  from purchase_order_lines line where line.tenant_id = tenant_id() and line.order_id = po.id)`;
