-- Lines of invoices name the lines of orders they charge for, and an order keeps what is invoiced and paid of it.

-- No key to the order: a line of which no invoice stands may leave a later revision.
alter table invoice_lines add column order_id uuid, add column order_line_id uuid;
alter table invoice_lines add constraint invoice_lines_ordered check ((order_id is null) = (order_line_id is null));

-- In the unit and the currency of the order; what an invoice that stands says of a line, and what of it is paid, by its share of that invoice.
alter table purchase_order_lines
  add column invoiced_quantity measure not null default 0,
  add column invoiced_amount amount not null default 0.00,
  add column paid_amount amount not null default 0.00;

-- Sums of the lines, equal to them at every commit.
alter table purchase_orders
  add column invoiced_amount amount not null default 0.00,
  add column paid_amount amount not null default 0.00,
  add column invoicing text not null default 'none';
alter table purchase_orders add constraint purchase_orders_invoicing check (invoicing in ('none', 'part', 'whole', 'over'));
