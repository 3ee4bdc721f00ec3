-- The order of a portal's facts is data: each gets a number of its portal, without gaps, after its commit. What is there gets it in
-- the order it had, that of the transactions of this server, which no restore and no other server would keep.

alter table audit_events no force row level security;
alter table audit_seals no force row level security;
alter table tenants no force row level security;

drop function tenants_with_fresh_facts;
drop function tenants_with_unsealed_events;
drop index audit_events_undispatched;
drop index audit_events_feed;

alter table audit_events add column position bigint;
update audit_events fact set position = placed.position
from (select tenant_id, id, row_number() over (partition by tenant_id order by xid, id) as position from audit_events) placed
where fact.tenant_id = placed.tenant_id and fact.id = placed.id;
create unique index audit_events_in_order on audit_events (tenant_id, position) where position is not null;
create index audit_events_unnumbered on audit_events (tenant_id, id) where position is null;
comment on column audit_events.xid is 'Part of the text under seals of form 1; nothing is ordered by it.';

-- How far a portal has come: the last number given, and the last fact whose deliveries were made.
create table event_heads (
  tenant_id uuid primary key default tenant_id() references tenants,
  numbered  bigint not null default 0,
  told      bigint not null default 0,
  untold    boolean not null generated always as (told < numbered) stored,
  check (told between 0 and numbered)
) with (fillfactor = 50);
create index event_heads_untold on event_heads (tenant_id) where untold;
call fence('event_heads', 'select, insert, update', 'select, insert, update');

-- A fact that was not dispatched, and all after it, are gone through again: what has a delivery does not get another.
alter table event_heads no force row level security;
insert into event_heads (tenant_id, numbered, told)
select t.tenant_id, coalesce(f.numbered, 0), coalesce(f.waiting - 1, f.numbered, 0) from tenants t
left join (
  select tenant_id, max(position) as numbered, min(position) filter (where dispatched_at is null and audience <> 'internal') as waiting
  from audit_events group by tenant_id) f on f.tenant_id = t.tenant_id;
alter table event_heads force row level security;
alter table audit_events drop column dispatched_at;

create function make_event_head() returns trigger language plpgsql as $$
begin
  insert into event_heads (tenant_id) values (new.tenant_id);
  return null;
end $$;
create trigger make_event_head after insert on tenants for each row execute function make_event_head();

-- Whoever reads the order may number what has none yet. A number once given stays.
grant update (position) on audit_events to prokura_service, prokura_worker;
create policy numbered_once on audit_events as restrictive for update using (position is null) with check (position is not null);

-- A seal of form 1 covers the rows with the number of their transaction, one of form 2 with their position.
alter table audit_seals add column last_position bigint, add column form int not null default 1 check (form in (1, 2));
update audit_seals seal set last_position = coalesce((
  select max(e.position) from audit_events e where e.tenant_id = seal.tenant_id and (e.xid, e.id) <= (seal.last_xid, seal.last_id)), 0);
alter table audit_seals alter column last_position set not null, alter column form set default 2,
  drop column first_xid, drop column first_id, drop column last_xid, drop column last_id;

alter table audit_events force row level security;
alter table audit_seals force row level security;
alter table tenants force row level security;

grant select (tenant_id, id, position) on audit_events to prokura_directory;
grant select (tenant_id, last_position) on audit_seals to prokura_directory;
grant select on event_heads to prokura_directory;
create policy directory on event_heads for select to prokura_directory using (true);

-- Portals with facts that have no number yet, or no deliveries.
create function tenants_with_fresh_facts(most int, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  with recursive walk as (
    (select f.tenant_id from audit_events f where f.tenant_id > beyond and f.position is null order by f.tenant_id limit 1)
    union all
    select (select f.tenant_id from audit_events f where f.tenant_id > walk.tenant_id and f.position is null order by f.tenant_id limit 1)
    from walk where walk.tenant_id is not null
  )
  (select w.tenant_id from walk w where w.tenant_id is not null limit most)
  union
  (select h.tenant_id from event_heads h where h.tenant_id > beyond and h.untold order by h.tenant_id limit most)
  order by 1 limit most
$$;
alter function tenants_with_fresh_facts owner to prokura_directory;
revoke execute on function tenants_with_fresh_facts from public;
grant execute on function tenants_with_fresh_facts to prokura_worker;

-- Portals with numbered facts that no seal covers yet.
create function tenants_with_unsealed_events(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select array_agg(due.tenant_id) from (
    select h.tenant_id from event_heads h
    where h.numbered > coalesce((select s.last_position from audit_seals s where s.tenant_id = h.tenant_id order by s.number desc limit 1), 0)
    limit most) due
$$;
alter function tenants_with_unsealed_events owner to prokura_directory;
revoke execute on function tenants_with_unsealed_events from public;
grant execute on function tenants_with_unsealed_events to prokura_worker;
