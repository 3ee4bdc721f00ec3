-- A portal may be away: it has moved to another installation, or is arriving here and not open yet. Until it is here nobody reads
-- or writes it and no worker serves it, though its rows and addresses stay.
create table away_portals (
  tenant_id uuid primary key,
  standing  text not null check (standing in ('arriving', 'moved')),
  -- The base URL of the installation it moved to; of one that arrives, where it was before, if it comes back.
  address   text,
  -- One run of `move-portal`, the same at both installations.
  move_id   uuid not null,
  since     instant not null default now(),
  check (standing = 'arriving' or address is not null)
);
grant select on away_portals to prokura_service, prokura_worker, prokura_directory;

-- Every transaction in a portal begins with this. Those that write hold a lock in common until they end; who moves the portal takes it
-- alone: nothing is written from then on, and when it has the lock, all that was written is there to be read. The lock ends with
-- its connection, so a move that dies holds nobody.
create function enter_portal(portal uuid, writes boolean) returns void language plpgsql as $$
declare
  away public.away_portals;
begin
  if writes and not pg_try_advisory_xact_lock_shared(hashtextextended('portal writes ' || portal, 0)) then
    raise exception using errcode = 'PM001', message = 'the portal is being moved';
  end if;
  -- Read after the lock is held: what was committed under it is seen.
  select * into away from public.away_portals a where a.tenant_id = portal;
  if away.standing = 'moved' then
    raise exception using errcode = 'PM002', message = 'the portal has moved', detail = away.address;
  elsif away.standing = 'arriving' then
    raise exception using errcode = 'PM001', message = 'the portal is being moved';
  end if;
end $$;
revoke execute on function enter_portal from public;
grant execute on function enter_portal to prokura_service, prokura_worker;

-- Workers are not told of portals that are away. A function that would no longer be what is changed here stops the migration.
create procedure leave_out_away(changed text, at text, portal text) language plpgsql as $$
declare
  was text;
begin
  for was in select pg_get_functiondef(p.oid) from pg_proc p where p.proname = changed and p.pronamespace = 'public'::regnamespace
  loop
    if position('where ' || at in was) = 0 then raise exception '% has no "where %"', changed, at; end if;
    execute replace(was, 'where ' || at, format('where %s not in (select away.tenant_id from away_portals away) and %s', portal, at));
  end loop;
end $$;
call leave_out_away('tenants_with_due_deliveries', 'w.next_attempt_at', 'w.tenant_id');
call leave_out_away('tenants_with_due_jobs', 'j.finished_at', 'j.tenant_id');
call leave_out_away('tenants_with_due_prices', 'i.prices_due_at', 'i.tenant_id');
call leave_out_away('tenants_with_due_probes', 'i.next_probe_at', 'i.tenant_id');
call leave_out_away('tenants_with_due_rfqs', 'due_at', 'tenant_id');
call leave_out_away('tenants_with_due_syncs', 'i.next_sync_at', 'i.tenant_id');
call leave_out_away('tenants_with_ended_contracts', 'c.status', 'c.tenant_id');
call leave_out_away('tenants_with_ended_price_lists', 'list.status', 'list.tenant_id');
call leave_out_away('tenants_with_ended_proposals', 'offered.status', 'offered.tenant_id');
call leave_out_away('tenants_with_ended_quotes', 'quote.status', 'quote.tenant_id');
call leave_out_away('tenants_with_expiring_keys', 'k.status', 'k.tenant_id');
call leave_out_away('tenants_with_failing_webhooks', 's.failing_since', 's.tenant_id');
call leave_out_away('tenants_with_fresh_facts', 'w.tenant_id is not null', 'w.tenant_id');
call leave_out_away('tenants_with_fresh_facts', 'h.tenant_id > beyond', 'h.tenant_id');
call leave_out_away('tenants_with_late_approvals', 'asked.status', 'asked.tenant_id');
call leave_out_away('tenants_with_old_vehicle_points', '(select min(', 'having_vehicles.tenant_id');
call leave_out_away('tenants_with_stale_integrations', 'e.ended_at', 'e.tenant_id');
call leave_out_away('tenants_with_turned_invoices', 'inv.due_date', 'inv.tenant_id');
call leave_out_away('tenants_with_turned_price_lists', 'exists (', 'list.tenant_id');
call leave_out_away('tenants_with_turned_sales_invoices', 'si.due_date', 'si.tenant_id');
call leave_out_away('tenants_with_unsealed_events', 'h.numbered', 'h.tenant_id');
call leave_out_away('tenants_with_work_of', 'j.finished_at', 'j.tenant_id');
call leave_out_away('tenants_with_work_of', 'd.status', 'd.tenant_id');
drop procedure leave_out_away;

create or replace function find_tenants(past uuid, most int) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select t.tenant_id from tenants t
  where (past is null or t.tenant_id > past) and t.tenant_id not in (select away.tenant_id from away_portals away)
  order by t.tenant_id limit most;
end $$;

create or replace function tenants_with_webhooks() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct s.tenant_id from webhook_subscriptions s
  where s.tenant_id not in (select away.tenant_id from away_portals away);
end $$;
