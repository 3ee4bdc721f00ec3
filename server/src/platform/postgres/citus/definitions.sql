-- What stands otherwise where portals lie apart on shards; written anew by every run of `npm run db -- distribute`.

-- The column itself, not the function, so that the shard is found by it.
create or replace view documents_searched as
  select tenant_id, record_id, head, words, ctid as place from search_documents where (tenant_id = tenant_id()) is true;
create or replace view words_searched as
  select tenant_id, kind, word, stem, token, search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind)) as pieces
  from search_words where (tenant_id = tenant_id()) is true;

-- Asks each shard apart for portals, so that those of a node that is away are missed alone; slower than one question to all.
create or replace function portals_of_shards(of_table regclass, asked text) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct told::uuid
  from run_command_on_placements(of_table, format('select string_agg(found.tenant_id::text, '','') from (%s) found', asked)) ran
  cross join lateral string_to_table(ran.result, ',') told
  where ran.success and ran.result <> '';
end $$;
alter function portals_of_shards owner to prokura_directory;
revoke execute on function portals_of_shards from public;

-- A walk from portal to portal would ask every shard at each step: each is asked once.
create or replace function tenants_with_due_deliveries(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select d.tenant_id from webhook_deliveries d
  where d.tenant_id not in (select away.tenant_id from away_portals away) and d.tenant_id > beyond and d.status in ('pending', 'in_flight') and d.next_attempt_at <= now()
  group by d.tenant_id order by d.tenant_id limit most;
exception when connection_exception or admin_shutdown or crash_shutdown or cannot_connect_now then
  return query
  select due.tenant_id from portals_of_shards('webhook_deliveries', format(
    $asked$select distinct tenant_id from %%s where tenant_id > %L and status in ('pending', 'in_flight') and next_attempt_at <= now() order by 1 limit %s$asked$,
    beyond, most)) due
  where due.tenant_id not in (select away.tenant_id from away_portals away)
  order by 1 limit most;
end $$;

-- Two of one name, which are not passed on to the nodes: `cluster.ts` says why.
set citus.enable_ddl_propagation = off;
create or replace function tenants_with_fresh_facts(most integer, beyond uuid, since uuid) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select found.tenant_id from (
    select f.tenant_id from audit_events f where f.id >= since and f.tenant_id > beyond and f.position is null
    union
    select h.tenant_id from event_heads h where h.tenant_id > beyond and h.untold) found
  where found.tenant_id not in (select away.tenant_id from away_portals away)
  order by 1 limit most;
exception when connection_exception or admin_shutdown or crash_shutdown or cannot_connect_now then
  return query
  select found.tenant_id from (
    select f.tenant_id from portals_of_shards('audit_events', format(
      'select distinct tenant_id from %%s where id >= %L and tenant_id > %L and position is null order by 1 limit %s', since, beyond, most)) f
    union
    select h.tenant_id from portals_of_shards('event_heads', format(
      'select tenant_id from %%s where tenant_id > %L and untold order by 1 limit %s', beyond, most)) h) found
  where found.tenant_id not in (select away.tenant_id from away_portals away)
  order by 1 limit most;
end $$;

create or replace function tenants_with_fresh_facts(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query select fresh.tenant_id from tenants_with_fresh_facts(most, beyond, '00000000-0000-0000-0000-000000000000') fresh;
end $$;

set citus.enable_ddl_propagation = on;

create or replace function tenants_with_due_jobs(most integer) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select j.tenant_id from jobs j where j.tenant_id not in (select away.tenant_id from away_portals away)
    and j.finished_at is null and j.due_at <= now() group by j.tenant_id order by min(j.due_at) limit most;
exception when connection_exception or admin_shutdown or crash_shutdown or cannot_connect_now then
  return query
  select due.tenant_id from portals_of_shards('jobs', format(
    'select tenant_id from %%s where finished_at is null and due_at <= now() group by 1 order by min(due_at) limit %s', most)) due
  where due.tenant_id not in (select away.tenant_id from away_portals away)
  order by random() limit most;
end $$;

-- While a node is away what waits there is not known.
create or replace function service_state()
returns table (schema_version integer, works_from integer, oldest_due_seconds double precision, schedule_late_seconds double precision)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  oldest timestamptz;
begin
  begin
    select min(j.due_at) into oldest from jobs j where j.finished_at is null and j.due_at <= now();
  exception when connection_exception or admin_shutdown or crash_shutdown or cannot_connect_now then
    oldest := null;
  end;
  return query
  select
    (select max(m.number) from schema_migrations m), (select max(m.works_from) from schema_migrations m),
    extract(epoch from now() - oldest)::double precision,
    (select extract(epoch from now() - min(s.next_at)) from schedules s)::double precision;
end $$;

-- Nodes that do not answer, and how many portals lie there.
create or replace function find_nodes_away() returns table (node integer, address text, portals integer)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with away as materialized (
    select n.groupid, n.nodename || ':' || n.nodeport as address from pg_dist_node n
    where n.noderole = 'primary' and n.isactive and n.groupid <> 0 and not citus_check_connection_to_node(n.nodename, n.nodeport)
  )
  select away.groupid, away.address, (
    select count(*)::int from portal_addresses a
    join pg_dist_placement p on p.groupid = away.groupid and p.shardid = get_shard_id_for_distribution_column('tenants', a.tenant_id)
    where a.kind = 'portal')
  from away order by 1;
end $$;
alter function find_nodes_away owner to prokura_directory;
revoke execute on function find_nodes_away from public;
grant execute on function find_nodes_away to prokura_service;

-- Counted when asked: the triggers that count them on one server write to a table that no shard has.
grant select (slug, archived_at) on integration_installations to prokura_directory;
grant select (slug, stars) on integration_ratings to prokura_directory;
do $$ begin
  if not exists (select from pg_policy where polrelid = 'integration_ratings'::regclass and polname = 'directory') then
    create policy directory on integration_ratings for select to prokura_directory using (true);
  end if;
end $$;
create or replace function find_integration_standings() returns table (slug text, installs integer, ratings integer, stars integer)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with installed as (
    select i.slug, count(*)::int as installs from integration_installations i where i.archived_at is null group by i.slug
  ), rated as (
    select r.slug, count(*)::int as ratings, sum(r.stars)::int as stars from integration_ratings r group by r.slug
  )
  select coalesce(installed.slug, rated.slug), coalesce(installed.installs, 0), coalesce(rated.ratings, 0), coalesce(rated.stars, 0)
  from installed full join rated on rated.slug = installed.slug;
end $$;

-- Many tables change in one transaction: over several connections to a node these would wait for one another.
alter function make_months(integer) set citus.multi_shard_modify_mode = 'sequential';
alter function drop_months(regclass, integer) set citus.multi_shard_modify_mode = 'sequential';
