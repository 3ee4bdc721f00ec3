-- Needs that come back: what a requisition is made of, and when. What a template names is looked at anew whenever one is made.
create table requisition_templates (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  name                  text collate people not null check (length(name) <= 200),
  is_active             boolean not null default true,
  title                 text check (length(title) <= 300),
  priority              text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  customer_id           uuid,
  customer_contact      jsonb,
  responsible_id        uuid,
  department_name       text check (length(department_name) <= 200),
  due_in_days           int check (due_in_days between 0 and 3650),
  delivery_warehouse_id uuid,
  delivery_address      text check (length(delivery_address) <= 1000),
  contract_id           uuid,
  currency              currency not null,
  budget_amount         amount check (budget_amount >= 0),
  budget_code           text check (length(budget_code) <= 100),
  construction_project  jsonb,
  construction_object   jsonb,
  construction_stage    jsonb,
  comment               text check (length(comment) <= 5000),
  tags                  text[] not null default '{}',
  custom_fields         jsonb not null default '{}',
  lines                 jsonb not null check (jsonb_typeof(lines) = 'array'),
  schedule              jsonb,
  is_paused             boolean not null default false,
  submits               boolean not null default false,
  -- The next day by the portal's clock; null where nothing is to come.
  next_date             date,
  version               bigint not null default 1,
  created_at            instant not null default now(),
  updated_at            instant not null default now(),
  created_by            uuid,
  updated_by            uuid,
  primary key (tenant_id, id),
  check (next_date is null or schedule is not null)
);
create index requisition_templates_by_name on requisition_templates (tenant_id, name, id);
create index requisition_templates_due on requisition_templates (next_date, tenant_id) where is_active and not is_paused and next_date is not null;
call fence('requisition_templates', 'select, insert, update, delete', 'select, update');

-- Every day a schedule came to: of two workers, one writes the row.
create table requisition_template_runs (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  template_id    uuid not null,
  planned_date   date not null,
  status         text not null default 'planned' check (status in ('planned', 'made', 'failed')),
  is_late        boolean not null default false,
  -- Days before it that passed while no worker ran; this one stands for them too.
  missed         int not null default 0 check (missed >= 0),
  requisition_id uuid,
  problem        jsonb,
  created_at     instant not null default now(),
  made_at        instant,
  primary key (tenant_id, id),
  unique (tenant_id, template_id, planned_date),
  check ((status = 'made') = (requisition_id is not null)),
  foreign key (tenant_id, template_id) references requisition_templates on delete cascade
);
call fence('requisition_template_runs', 'select, insert, update, delete', 'select, insert, update');

alter table requisitions add column template_id uuid;

-- Portals where the hour of a schedule has come by their own clock.
grant select (tenant_id, is_active, is_paused, next_date, schedule) on requisition_templates to prokura_directory;
create policy directory on requisition_templates for select to prokura_directory using (true);
create function tenants_with_due_templates(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct tpl.tenant_id from requisition_templates tpl left join regional_settings regional on regional.tenant_id = tpl.tenant_id
    where tpl.tenant_id not in (select away.tenant_id from away_portals away)
      and tpl.is_active and not tpl.is_paused and tpl.next_date <= (now() + interval '14 hours')::date
      and tpl.next_date + make_interval(hours => (tpl.schedule->>'hour')::int) <= now() at time zone coalesce(regional.timezone, 'Europe/Moscow')
    limit most
  ) due;
end $$;
alter function tenants_with_due_templates owner to prokura_directory;
revoke execute on function tenants_with_due_templates from public;
grant execute on function tenants_with_due_templates to prokura_worker;
