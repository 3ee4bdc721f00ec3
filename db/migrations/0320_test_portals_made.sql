-- A test portal stands under the live one that it was made in, by functions of the directory: neither sees rows of the other.
create policy directory_makes on test_portals for insert to prokura_directory with check (true);
grant insert on test_portals to prokura_directory;

create function make_test_portal(made_in uuid, portal uuid) returns void
language sql security definer set search_path = public as $$
  insert into test_portals (tenant_id, made_in) values ($2, $1)
$$;
alter function make_test_portal owner to prokura_directory;
revoke all on function make_test_portal from public;
grant execute on function make_test_portal to prokura_service;

-- The test portals of a portal, and a test portal itself. One that never came to be is none, ten minutes after it was begun.
create function find_test_portals(asking uuid) returns table (tenant_id uuid, made_in uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select made.tenant_id, made.made_in from test_portals made
  where asking in (made.made_in, made.tenant_id)
    and (made.made_at > now() - interval '10 minutes'
      or exists (select from portal_addresses a where a.kind = 'portal' and a.tenant_id = made.tenant_id))
  order by made.made_at, made.tenant_id;
end $$;
alter function find_test_portals owner to prokura_directory;
revoke all on function find_test_portals from public;
grant execute on function find_test_portals to prokura_service, prokura_worker;

create function find_every_test_portal() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select made.tenant_id from test_portals made where made.tenant_id not in (select away.tenant_id from away_portals away);
end $$;
alter function find_every_test_portal owner to prokura_directory;
revoke all on function find_every_test_portal from public;
grant execute on function find_every_test_portal to prokura_service, prokura_worker;

-- Takes the rows of a test portal away, but for those of the tables that are kept, and sets its clock back. Whoever writes there is waited for.
create function clear_test_portal(portal uuid, kept text[]) returns void
language plpgsql security definer set search_path = public as $$
declare
  cleared text;
begin
  if not exists (select from test_portals where tenant_id = portal) then
    raise exception '% is no test portal', portal;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('portal writes ' || portal, 0));
  for cleared in
    with recursive reference as (
      select distinct conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
    ), fenced as (
      select c.oid, c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant')
    ), depth as (
      select oid, 0 as level from fenced
      union
      select child, level + 1 from depth join reference on parent = oid
    )
    select fenced.relname from depth join fenced using (oid)
    where fenced.relname <> all (kept) group by fenced.relname order by max(level) desc, fenced.relname
  loop
    execute format('delete from %I where tenant_id = $1', cleared) using portal;
  end loop;
  -- Links went with their rows; where portals lie apart no trigger says so.
  delete from portal_addresses where tenant_id = portal and kind not in ('portal', 'api key');
  update test_portals set ahead_seconds = 0 where tenant_id = portal;
  update tenants set config_version = config_version + 1, updated_at = now() where tenant_id = portal;
end $$;
revoke all on function clear_test_portal from public;
grant execute on function clear_test_portal to prokura_service, prokura_worker;

-- Nothing of it is left, and nothing leads to it.
create function remove_test_portal(portal uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  -- Twice: triggers of the first round write rows of searches again.
  perform clear_test_portal(portal, array['test_portals', 'tenants']);
  perform clear_test_portal(portal, array['test_portals', 'tenants']);
  delete from portal_names where slug = (select t.slug from tenants t where t.tenant_id = portal);
  delete from tenants where tenant_id = portal;
  delete from login_directory where tenant_id = portal;
  delete from pending_logins where tenant_id = portal;
  delete from portal_addresses where tenant_id = portal;
  delete from test_portals where tenant_id = portal;
end $$;
revoke all on function remove_test_portal from public;
grant execute on function remove_test_portal to prokura_service, prokura_worker;

-- A letter of a test portal is kept, with what it says, instead of being sent.
alter table letters drop constraint letters_status_check;
alter table letters add constraint letters_status_check check (status in ('queued', 'sent', 'failed', 'withdrawn', 'kept'));
