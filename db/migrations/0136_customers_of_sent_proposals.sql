-- Who was sent a proposal, or has accepted one, is neither archived nor ceases to be a customer.
create or replace function counterparty_blockers(tenant_id uuid, counterparty uuid) returns table (entity_type text, role text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
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
  union all
  select 'contract', case kept.kind when 'purchase' then 'supplier' when 'supply' then 'customer' end, count(*) from contracts kept
  where kept.tenant_id = $1 and kept.counterparty_id = $2 and kept.status in ('on_signing', 'active', 'suspended')
  group by 2
  union all
  select 'commercial_proposal', 'customer', count(*) from commercial_proposals offered
  where offered.tenant_id = $1 and offered.customer_id = $2 and offered.status in ('pending_approval', 'approved', 'sent', 'accepted')
  having count(*) > 0
  union all
  select 'sales_invoice', 'customer', count(*) from sales_invoices owed
  where owed.tenant_id = $1 and owed.customer_id = $2
    and (owed.status in ('pending_approval', 'approved') or (owed.status in ('issued', 'sent') and owed.gross_amount > owed.paid_amount))
  having count(*) > 0;
end $$;
