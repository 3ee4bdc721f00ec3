-- Payments of sales invoices that were made of documents of a statement.
create table bank_document_receipts (
  tenant_id        uuid not null default tenant_id(),
  document_id      uuid not null,
  sales_invoice_id uuid not null,
  sales_payment_id uuid not null,
  amount           amount not null,
  primary key (tenant_id, document_id, sales_invoice_id),
  foreign key (tenant_id, document_id) references bank_documents,
  foreign key (tenant_id, sales_invoice_id) references sales_invoices,
  foreign key (tenant_id, sales_payment_id) references sales_payments
);
create index bank_document_receipts_of_invoice on bank_document_receipts (tenant_id, sales_invoice_id);
call fence('bank_document_receipts', 'select, insert, delete', 'select, delete');

-- Sales are priced too: another currency of the company is refused while there are any.
create or replace function money_blockers(tenant_id uuid) returns table (entity_type text)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'catalog_item' where exists (select 1 from catalog_items i where i.tenant_id = $1 and i.planned_price is not null)
  union all
  select 'supplier_item' where exists (select 1 from supplier_items s where s.tenant_id = $1 and s.manual_price is not null)
  union all
  select 'price_observation' where exists (select 1 from price_observations p where p.tenant_id = $1 and p.withdrawn_at is null)
  union all
  select 'stock_movement' where exists (select 1 from stock_movements m where m.tenant_id = $1 and m.unit_cost is not null)
  union all
  select 'procurement' where exists (select 1 from requisitions r where r.tenant_id = $1)
  union all
  select 'invoice' where exists (select 1 from invoices i where i.tenant_id = $1)
  union all
  select 'sales_invoice' where exists (select 1 from sales_invoices i where i.tenant_id = $1);
end $$;
