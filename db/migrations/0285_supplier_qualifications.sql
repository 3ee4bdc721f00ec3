-- Which suppliers were looked at and may be bought from, what of, and until when.
create table supplier_qualifications (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  counterparty_id uuid not null,
  category_ids    uuid[] not null default '{}',
  status          text not null default 'asked' check (status in ('asked', 'approved', 'refused', 'suspended', 'expired')),
  valid_until     date,
  documents       jsonb not null default '[]',
  -- The first day on which it, or one of its documents, ends.
  ends_on         date,
  -- How many days before that day its people were told last.
  told_days       int,
  responsible_id  uuid,
  comment         text collate people check (length(comment) <= 2000),
  reason          text collate people check (length(reason) <= 1000),
  decided_at      instant,
  decided_by      uuid,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, counterparty_id) references counterparties
);
create index supplier_qualifications_of_counterparty on supplier_qualifications (tenant_id, counterparty_id, id);
create index supplier_qualifications_by_update on supplier_qualifications (tenant_id, updated_at, id);
create index supplier_qualifications_ending on supplier_qualifications (ends_on) where status in ('approved', 'suspended') and ends_on is not null;
call fence('supplier_qualifications', 'select, insert, update', 'select, update');

-- Whether who is bought from must be qualified, and in which categories; without any in all.
alter table company_profiles add column qualification_policy text not null default 'off';
alter table company_profiles add constraint company_profiles_qualification_policy check (qualification_policy in ('off', 'warn', 'refuse'));
alter table company_profiles add column qualification_category_ids uuid[] not null default '{}';

-- Portals where a qualification has ended by their own clock, or ends so soon that its people are to be told.
grant select (tenant_id, status, ends_on, told_days) on supplier_qualifications to prokura_directory;
create policy directory on supplier_qualifications for select to prokura_directory using (true);
create function tenants_with_ending_qualifications(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ending.tenant_id), '{}') from (
    select distinct one.tenant_id from supplier_qualifications one left join regional_settings regional on regional.tenant_id = one.tenant_id
    cross join lateral (select (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date as today) clock
    where one.tenant_id not in (select away.tenant_id from away_portals away)
      and one.status in ('approved', 'suspended')
      and (one.ends_on < clock.today
        or one.status = 'approved' and one.ends_on <= clock.today + 30 and one.told_days is null
        or one.status = 'approved' and one.ends_on <= clock.today + 7 and one.told_days > 7)
    limit most
  ) ending;
end $$;
alter function tenants_with_ending_qualifications owner to prokura_directory;
revoke execute on function tenants_with_ending_qualifications from public;
grant execute on function tenants_with_ending_qualifications to prokura_worker;
