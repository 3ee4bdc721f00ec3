-- What keeps a record where it is, by kind and how many. Lower domains ask here about records of higher ones, which they know
-- nothing of; a migration that adds what depends on them replaces the function with its own rows added.

-- A requisition from being cancelled.
create function requisition_blockers(tenant_id uuid, requisition uuid) returns table (entity_type text, count bigint)
language sql stable as $$
  select 'stock_receipt', count(*) from stock_receipts receipt
  where receipt.tenant_id = $1 and receipt.requisition_id = $2 and receipt.status = 'posted'
    and exists (select 1 from stock_receipt_lines line where line.tenant_id = $1 and line.receipt_id = receipt.id and line.quantity > 0)
  having count(*) > 0
  union all
  select 'invoice', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.status <> 'cancelled' and invoice.id in (
    select named.id from invoices named where named.tenant_id = $1 and named.requisition_id = $2
    union
    select line.invoice_id from requisition_lines needed
    join invoice_lines line on line.tenant_id = $1 and line.requisition_line_id = needed.id
    where needed.tenant_id = $1 and needed.requisition_id = $2)
  having count(*) > 0
$$;

-- A warehouse from being archived.
create function warehouse_blockers(tenant_id uuid, warehouse uuid) returns table (entity_type text, count bigint)
language sql stable as $$
  select 'stock_balance', count(*) from stock_balances b
  where b.tenant_id = $1 and b.warehouse_id = $2 and (b.on_hand <> 0 or b.reserved <> 0) having count(*) > 0
  union all
  select 'procurement', count(*) from requisitions r
  where r.tenant_id = $1 and r.delivery_warehouse_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'supplier_rfq', count(*) from supplier_rfqs rfq
  where rfq.tenant_id = $1 and rfq.warehouse_id = $2 and rfq.status not in ('closed', 'cancelled') having count(*) > 0
$$;

-- A catalog item from being archived: requisitions that wait for what was decided to be bought of it.
create function item_blockers(tenant_id uuid, item uuid) returns table (entity_type text, count bigint)
language sql stable as $$
  select 'procurement', count(distinct r.id) from requisition_lines line
  join requisition_allocations decided on decided.tenant_id = $1 and decided.line_id = line.id and decided.status = 'accepted'
  join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id and r.status not in ('completed', 'cancelled')
  where line.tenant_id = $1 and line.catalog_item_id = $2 and line.status = 'active' having count(*) > 0
$$;

-- A counterparty from being archived, or from losing a role: open work with it in that role.
create function counterparty_blockers(tenant_id uuid, counterparty uuid) returns table (entity_type text, role text, count bigint)
language sql stable as $$
  select 'procurement', 'customer', count(*) from requisitions r
  where r.tenant_id = $1 and r.customer_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'procurement', 'supplier', count(*) from requisitions r
  join suppliers s on s.tenant_id = $1 and s.counterparty_id = $2
  where r.tenant_id = $1 and r.status not in ('completed', 'cancelled') and r.archived_at is null
    and (r.selected_supplier_id = s.id or exists (select 1 from requisition_allocations decided
      where decided.tenant_id = $1 and decided.requisition_id = r.id and decided.supplier_id = s.id and decided.status = 'accepted'))
  having count(*) > 0
  union all
  select 'supplier_rfq', 'supplier', count(*) from supplier_rfqs rfq
  join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id
  where rfq.tenant_id = $1 and asked.counterparty_id = $2 and asked.status not in ('declined', 'revoked')
    and rfq.status in ('sent', 'partially_quoted', 'quoted', 'expired')
  having count(*) > 0
  union all
  select 'invoice', 'supplier', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.counterparty_id = $2 and invoice.status in ('received', 'pending_approval', 'approved', 'disputed')
  having count(*) > 0
$$;

-- Kinds of records that hold money: while there are any, the company's currency stays.
create function money_blockers(tenant_id uuid) returns table (entity_type text)
language sql stable as $$
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
$$;
