-- Portals of test data. The clock of each is ahead of the machine's by as much as it was moved.
create table test_portals (
  tenant_id     uuid primary key,
  -- The portal whose people it was made for.
  made_in       uuid not null,
  ahead_seconds bigint not null default 0,
  made_at       instant not null default now(),
  constraint test_portals_ahead check (ahead_seconds >= 0)
);
call fence('test_portals', 'select, update', 'select');
create policy directory on test_portals for select to prokura_directory using (true);
grant select on test_portals to prokura_directory;

-- Those whose clocks are not the machine's.
create function find_portals_ahead() returns table (tenant_id uuid) language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select t.tenant_id from test_portals t
  where t.ahead_seconds > 0 and t.tenant_id not in (select away.tenant_id from away_portals away);
end $$;
alter function find_portals_ahead owner to prokura_directory;
revoke execute on function find_portals_ahead from public;
grant execute on function find_portals_ahead to prokura_service, prokura_worker;

-- The time of the portal that was entered.
create function portal_now() returns timestamptz language sql stable parallel safe
return now() + make_interval(secs => coalesce(nullif(current_setting('app.seconds_ahead', true), '')::double precision, 0));

-- The same at this very moment: `now()` is that of the start of the transaction.
create function portal_moment() returns timestamptz language sql volatile parallel safe
return clock_timestamp() + (portal_now() - now());

-- As before, and of a test portal it answers by how many seconds its clock is ahead.
drop function enter_portal(uuid, boolean);
create function enter_portal(portal uuid, writes boolean) returns bigint language plpgsql as $$
declare
  away public.away_portals;
  ahead bigint;
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
  select t.ahead_seconds into ahead from public.test_portals t where t.tenant_id = portal;
  perform set_config('app.seconds_ahead', ahead::text, true);
  return ahead;
end $$;
revoke execute on function enter_portal from public;
grant execute on function enter_portal to prokura_service, prokura_worker;

-- All recurring work is due at once: a test portal's clock was moved.
create function make_schedules_due() returns void language sql security definer set search_path = public as $$
  update schedules set next_at = now() where next_at > now()
$$;
revoke execute on function make_schedules_due from public;
grant execute on function make_schedules_due to prokura_service;

create function are_schedules_due() returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from schedules where next_at <= now())
$$;
revoke execute on function are_schedules_due from public;
grant execute on function are_schedules_due to prokura_service;

-- What waits is due earlier when the clock of its portal goes on.
grant select (tenant_id, finished_at, due_at, lease), update (due_at) on jobs to prokura_service;
