-- What a company has agreed with its counterparties.

create table contracts (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  number            text collate people not null check (length(number) <= 64),
  title             text collate people not null check (length(title) <= 300),
  kind              text not null check (kind in ('supply', 'purchase', 'agency', 'service', 'framework')),
  counterparty_id   uuid not null,
  seller_profile_id uuid,
  parent_id         uuid,
  date              date not null,
  valid_from        date not null,
  valid_to          date check (valid_to >= valid_from),
  auto_renew        boolean not null default false,
  renewal_months    int not null default 12 check (renewal_months between 1 and 120),
  amount_limit      numeric(19, 2) check (amount_limit >= 0),
  limit_policy      text not null default 'warn' check (limit_policy in ('warn', 'block')),
  currency          text not null,
  payment_terms     text,
  comment           text,
  status            text not null default 'draft' check (status in ('draft', 'on_signing', 'active', 'suspended', 'expired', 'terminated')),
  status_reason     text,
  custom_fields     jsonb not null default '{}',
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  archived_at       instant,
  created_by        uuid,
  updated_by        uuid,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, seller_profile_id, number, date),
  foreign key (tenant_id, counterparty_id) references counterparties,
  foreign key (tenant_id, seller_profile_id) references seller_profiles,
  foreign key (tenant_id, parent_id) references contracts
);
create index contracts_by_update on contracts (tenant_id, updated_at, id);
create index contracts_of_counterparty on contracts (tenant_id, counterparty_id);
create index contracts_of_parent on contracts (tenant_id, parent_id);
create index contracts_ending on contracts (valid_to) where status in ('active', 'suspended') and valid_to is not null;
call fence('contracts', 'select, insert, update, delete', 'select, update');

-- What documents in force have taken of a contract's limit. Domains above keep the documents, so each extends it by a migration.
create function contract_usage(tenant_id uuid, contract uuid) returns numeric
language plpgsql stable as $$
begin
  return 0;
end $$;

-- Portals with a contract whose last day is over by their own clock.
grant select (tenant_id, status, valid_to) on contracts to prokura_directory;
create policy directory on contracts for select to prokura_directory using (true);
create function tenants_with_ended_contracts(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct c.tenant_id from contracts c left join regional_settings regional on regional.tenant_id = c.tenant_id
    where c.status in ('active', 'suspended') and c.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
    limit most
  ) ended;
end $$;
alter function tenants_with_ended_contracts owner to prokura_directory;
revoke execute on function tenants_with_ended_contracts from public;
grant execute on function tenants_with_ended_contracts to prokura_worker;

-- Who has a contract in force, or about to be, is neither archived nor loses the role it is in.
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
  group by 2;
end $$;
