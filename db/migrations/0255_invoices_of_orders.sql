-- outside a transaction
-- Invoices are found by their orders, and orders by how far they are invoiced.
drop index concurrently if exists invoice_lines_of_order_line;
create index concurrently invoice_lines_of_order_line on invoice_lines (tenant_id, order_line_id) where order_line_id is not null;
drop index concurrently if exists invoice_lines_of_order;
create index concurrently invoice_lines_of_order on invoice_lines (tenant_id, order_id) where order_id is not null;
drop index concurrently if exists purchase_orders_by_invoicing;
create index concurrently purchase_orders_by_invoicing on purchase_orders (tenant_id, invoicing, updated_at, id);
