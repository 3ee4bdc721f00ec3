-- The company, running numbers, the owner a portal must keep, notices about keys, and the sealed audit trail.

-- Running numbers of a portal. The row stays locked until the document that took a number commits: no gaps, no doubles.
create table number_sequences (
  tenant_id uuid not null default tenant_id() references tenants,
  sequence  text not null,
  period    text not null default '',
  last      bigint not null,
  primary key (tenant_id, sequence, period)
);
call fence('number_sequences', 'select, insert, update', 'select, insert, update');

-- A portal always has an active owner. Changes of people and roles touch the portal's row, so two of them end one after
-- the other, and the second one sees here what the first has left.
create function keep_an_owner() returns trigger language plpgsql as $$
declare
  portal uuid := old.tenant_id;
begin
  if exists (select 1 from users u where u.tenant_id = portal) and not exists (
    select 1 from users u
    join user_roles held on held.tenant_id = u.tenant_id and held.user_id = u.id
    join roles r on r.tenant_id = held.tenant_id and r.id = held.role_id
    where u.tenant_id = portal and u.status = 'active' and r.code = 'owner' and r.is_system)
  then raise check_violation using message = 'The portal needs an active owner', constraint = 'last_owner';
  end if;
  return null;
end $$;
create constraint trigger users_keep_an_owner after update of status on users deferrable initially deferred
  for each row when (old.status = 'active' and new.status <> 'active') execute function keep_an_owner();
create constraint trigger user_roles_keep_an_owner after delete on user_roles deferrable initially deferred
  for each row execute function keep_an_owner();

-- Portals with keys that end within 30 days and whose next notice is due, the nearest end first.
grant select (status, expires_at, successor_id, noticed_days) on api_keys to prokura_directory;
create function tenants_with_expiring_keys(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select array_agg(due.tenant_id) from (
    select k.tenant_id from api_keys k
    where k.status = 'active' and k.successor_id is null and k.expires_at > now() and k.expires_at <= now() + interval '30 days'
      and coalesce(k.noticed_days, 99) > case
        when k.expires_at <= now() + interval '1 day' then 1 when k.expires_at <= now() + interval '7 days' then 7 else 30 end
    group by k.tenant_id order by min(k.expires_at) limit most) due
$$;
alter function tenants_with_expiring_keys owner to prokura_directory;
revoke execute on function tenants_with_expiring_keys from public;
grant execute on function tenants_with_expiring_keys to prokura_service, prokura_worker;

-- The name and the INN are known from registration and stand with the portal; the rest is told later and stands here.
create table company_profiles (
  tenant_id                  uuid not null default tenant_id() references tenants,
  kpp                        text,
  ogrn                       text,
  address                    text,
  phone                      text,
  construction               boolean not null default false,
  approval_required          boolean not null default true,
  no_self_approval           boolean not null default true,
  over_allocation_pct        percent not null default 0 check (over_allocation_pct between 0 and 100),
  over_receipt_pct           percent not null default 0 check (over_receipt_pct between 0 and 100),
  price_tolerance_pct        percent not null default 0 check (price_tolerance_pct between 0 and 100),
  quantity_tolerance_pct     percent not null default 0 check (quantity_tolerance_pct between 0 and 100),
  amount_tolerance           price not null default 1,
  reapproval_pct             percent not null default 10 check (reapproval_pct between 0 and 1000),
  price_alert_pct            percent not null default 20 check (price_alert_pct between 0 and 1000),
  budget_policy              text not null default 'warn' check (budget_policy in ('warn', 'block')),
  budget_alert_pct           percent not null default 90 check (budget_alert_pct between 0 and 100),
  pay_only_approved          boolean not null default false,
  -- Differences of an invoice that stop its approval; the others are pointed out.
  blocking_issues            text[] not null default
    '{price_above_decision,quantity_above_accepted,vat_mismatch,currency_mismatch,unknown_line,supplier_mismatch}',
  nomenclature_save_policy   text not null default 'SUPPLIER_QUOTES_ALL'
    check (nomenclature_save_policy in ('SUPPLIER_QUOTES_ALL', 'ACCEPTED_QUOTE_LINES_ONLY', 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS')),
  allow_negative_stock       boolean not null default false,
  version                    bigint not null default 1,
  created_at                 instant not null default now(),
  updated_at                 instant not null default now(),
  updated_by                 uuid,
  primary key (tenant_id)
);
call fence('company_profiles', 'select, insert, update', 'select');
create trigger company_profiles_touch after insert or update on company_profiles for each row execute function touch_config();

-- What the portal pays for beside the platform. The platform's operator writes here, the portal only reads.
create table paid_widgets (
  tenant_id         uuid not null default tenant_id() references tenants,
  id                uuid not null default uuidv7(),
  slug              text not null,
  name              text not null,
  license_status    text not null default 'notPaid' check (license_status in ('notPaid', 'trial', 'active', 'disabled')),
  visible           boolean not null default true,
  active_from       instant,
  active_until      instant,
  price_monthly_rub price not null default 0,
  trial_used        boolean not null default false,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, slug),
  check (active_until is null or active_from is null or active_until >= active_from)
);
call fence('paid_widgets', 'select', 'select');

-- The trail is sealed in batches: each seal's digest covers the one before and the rows of its batch.
create table audit_seals (
  tenant_id uuid not null default tenant_id() references tenants,
  number    bigint not null check (number >= 1),
  first_xid xid8 not null,
  first_id  uuid not null,
  last_xid  xid8 not null,
  last_id   uuid not null,
  events    int not null check (events > 0),
  digest    bytea not null,
  sealed_at instant not null default now(),
  primary key (tenant_id, number)
);
call fence('audit_seals', 'select', 'select, insert');

grant select (tenant_id, xid, id) on audit_events to prokura_directory;
create policy directory on audit_events for select to prokura_directory using (true);
grant select (tenant_id, number, last_xid, last_id, digest) on audit_seals to prokura_directory;
create policy directory on audit_seals for select to prokura_directory using (true);

-- Portals with events behind the horizon of running transactions that no seal covers yet.
create function tenants_with_unsealed_events(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select array_agg(due.tenant_id) from (
    select t.tenant_id from tenants t
    left join lateral (
      select s.last_xid, s.last_id from audit_seals s where s.tenant_id = t.tenant_id order by s.number desc limit 1) head on true
    where exists (
      select 1 from audit_events e where e.tenant_id = t.tenant_id and e.xid < pg_snapshot_xmin(pg_current_snapshot())
        and (e.xid, e.id) > (coalesce(head.last_xid, '0'), coalesce(head.last_id, '00000000-0000-0000-0000-000000000000')))
    limit most) due
$$;
alter function tenants_with_unsealed_events owner to prokura_directory;
revoke execute on function tenants_with_unsealed_events from public;
grant execute on function tenants_with_unsealed_events to prokura_worker;

-- The newest seal of every portal, for the anchor outside the database.
create function find_seal_heads() returns table (heads json)
language sql stable security definer set search_path = public as $$
  select coalesce(json_agg(json_build_object('tenantId', head.tenant_id, 'number', head.number, 'digest', encode(head.digest, 'hex'))), '[]')
  from (select distinct on (s.tenant_id) s.tenant_id, s.number, s.digest from audit_seals s order by s.tenant_id, s.number desc) head
$$;
alter function find_seal_heads owner to prokura_directory;
revoke execute on function find_seal_heads from public;
grant execute on function find_seal_heads to prokura_worker;
