-- Orders that lists of requests, quotes and invoices offer, and what a supplier has billed.
create index supplier_rfqs_by_title on supplier_rfqs (tenant_id, title, id);
create index supplier_rfqs_by_creation on supplier_rfqs (tenant_id, created_at, id);
create index supplier_quotes_by_creation on supplier_quotes (tenant_id, created_at, id);
create index invoices_by_creation on invoices (tenant_id, created_at, id);
create index invoices_by_external_date on invoices (tenant_id, external_date, id);
create index invoices_of_supplier on invoices (tenant_id, supplier_id, updated_at, id) where supplier_id is not null;
