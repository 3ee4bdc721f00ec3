-- What stands otherwise where portals lie apart on shards; written anew by every run of `npm run db -- distribute`.

-- The column itself, not the function, so that the shard is found by it.
create or replace view documents_searched as
  select tenant_id, record_id, head, words, ctid as place from search_documents where (tenant_id = tenant_id()) is true;
create or replace view words_searched as
  select tenant_id, kind, word, stem, token, search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind)) as pieces
  from search_words where (tenant_id = tenant_id()) is true;

-- A row at a time: what was written is of many portals as far as an engine knows, and is joined with no table of portals.
create or replace function add_suppliers() returns trigger
language plpgsql as $$
declare
  link  record;
  party uuid;
begin
  for link in select written.tenant_id, written.catalog_item_id, written.supplier_id from written loop
    select supplier.counterparty_id into party from suppliers supplier where supplier.tenant_id = link.tenant_id and supplier.id = link.supplier_id;
    perform add_word(link.tenant_id, link.catalog_item_id, hashtextextended(party::text, search_seed(link.tenant_id, 'catalog_item')));
  end loop;
  return null;
end $$;

-- Asks the nodes at once, each by itself on a connection of its own: what one that is away would have told is missing, and nothing fails. A question to
-- all shards in one statement would end the transaction with the node. `asked` names the shards of the tables %1$s, %2$s … and tells one column.
create or replace function ask_nodes(asked text, variadic tables regclass[]) returns setof text
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  hosts     text[];
  ports     integer[];
  questions text[];
begin
  select array_agg(nodename), array_agg(nodeport), array_agg(question) into hosts, ports, questions
  from (
    select n.nodename, n.nodeport, format(
      $node$select string_agg(told::text, ',') from (%s) of_shards(told)$node$,
      string_agg(format('(' || asked || ')', variadic side_by_side.shards), ' union all ')) as question
    from pg_dist_shard s
    cross join lateral (
      select array_agg(shard_name(o.logicalrelid, o.shardid) order by array_position(tables, o.logicalrelid)) as shards
      from pg_dist_shard o where o.logicalrelid = any(tables) and o.shardminvalue = s.shardminvalue) side_by_side
    join pg_dist_placement p on p.shardid = s.shardid
    join pg_dist_node n on n.groupid = p.groupid and n.noderole = 'primary'
    where s.logicalrelid = tables[1]
    group by n.nodename, n.nodeport) by_node;
  return query
  select told from master_run_on_worker(hosts, ports, questions, true) ran
  cross join lateral string_to_table(ran.result, ',') told
  where ran.success;
end $$;
alter function ask_nodes owner to prokura_directory;
revoke execute on function ask_nodes from public;

-- The same for portals, those left out that have left.
create or replace function ask_nodes_for_portals(asked text, variadic tables regclass[]) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select told::uuid from ask_nodes(asked, variadic tables) told where told::uuid not in (select away.tenant_id from away_portals away);
end $$;
alter function ask_nodes_for_portals owner to prokura_directory;
revoke execute on function ask_nodes_for_portals from public;

create or replace function tenants_with_due_deliveries(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select due.tenant_id from ask_nodes_for_portals(format(
    $asked$select distinct tenant_id from %%1$s where tenant_id > %L and status in ('pending', 'in_flight') and next_attempt_at <= %L order by 1 limit %s$asked$,
    beyond, now(), most), 'webhook_deliveries') due
  order by 1 limit most;
end $$;

-- Two of one name, which are not passed on to the nodes: `cluster.ts` says why.
set citus.enable_ddl_propagation = off;
create or replace function tenants_with_fresh_facts(most integer, beyond uuid, since uuid) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select found.tenant_id from ask_nodes_for_portals(format(
    $asked$select tenant_id from %%1$s where id >= %1$L and tenant_id > %2$L and position is null union select tenant_id from %%2$s where tenant_id > %2$L and untold
    order by 1 limit %3$s$asked$,
    since, beyond, most), 'audit_events', 'event_heads') found
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
  select due.tenant_id from ask_nodes_for_portals(format(
    'select tenant_id from %%1$s where finished_at is null and due_at <= %L group by 1 order by min(due_at) limit %s', now(), most), 'jobs') due
  order by random() limit most;
end $$;

-- While a node is away what waits there is not known.
create or replace function service_state()
returns table (schema_version integer, works_from integer, oldest_due_seconds double precision, schedule_late_seconds double precision)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select
    (select max(m.number) from schema_migrations m), (select max(m.works_from) from schema_migrations m),
    (select extract(epoch from now() - min(told::timestamptz))::double precision
     from ask_nodes(format('select min(due_at) from %%1$s where finished_at is null and due_at <= %L', now()), 'jobs') told),
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
grant execute on function find_nodes_away to prokura_service, prokura_worker;

-- Of the nodes that answer.
create or replace function find_tenants(past uuid, most integer) returns table (tenant_id uuid)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
declare
  nodes_away integer[] := array(select away.node from find_nodes_away() away);
begin
  return query
  select a.tenant_id from portal_addresses a
  join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('tenants', a.tenant_id)
  where a.kind = 'portal' and (past is null or a.tenant_id > past)
    and p.groupid <> all (nodes_away) and a.tenant_id not in (select away.tenant_id from away_portals away)
  order by 1 limit most;
end $$;

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
