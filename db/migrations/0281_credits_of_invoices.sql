-- The credit of a return lowers what an invoice still owes, and what its requisition takes of its budget.
alter table invoices add column credited_amount amount not null default 0.00;
alter table supplier_returns add column credit_used amount not null default 0.00;
alter table supplier_returns add constraint supplier_returns_credit_used check (credit_used >= 0 and credit_used <= coalesce(credit_amount, 0));

-- What of a credit was used against an invoice.
create table invoice_credits (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  invoice_id uuid not null,
  return_id  uuid not null,
  amount     amount not null check (amount > 0),
  created_at instant not null default now(),
  created_by uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, return_id) references supplier_returns
);
create index invoice_credits_of_invoice on invoice_credits (tenant_id, invoice_id, id);
create index invoice_credits_of_return on invoice_credits (tenant_id, return_id, id);
call fence('invoice_credits', 'select, insert, delete', 'select, insert');

alter table budget_entries drop constraint budget_entries_record_type_check;
alter table budget_entries add constraint budget_entries_record_type_check
  check (record_type in ('procurement', 'invoice', 'supplierReturn'));

-- What suppliers have credited for goods of a requisition that went back.
create function requisition_credits(tenant_id uuid, requisition uuid)
returns table (return_id uuid, number text, currency text, credited numeric)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select back.id, back.number, back.currency::text, back.credit_amount::numeric from supplier_returns back
  where back.tenant_id = $1 and back.requisition_id = $2 and back.status = 'credited';
end $$;

-- Nothing is owed of an invoice that credits have settled.
grant select (credited_amount) on invoices to prokura_directory;
create or replace function tenants_with_turned_invoices(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct inv.tenant_id from invoices inv left join regional_settings regional on regional.tenant_id = inv.tenant_id
    where inv.tenant_id not in (select away.tenant_id from away_portals away) and inv.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.due_date >= (inv.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.gross > inv.paid_amount + inv.credited_amount and inv.status not in ('cancelled', 'rejected')
    limit most
  ) turned;
end $$;
