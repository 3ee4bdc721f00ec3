-- What stands otherwise where portals lie apart on shards; written anew by every run of `npm run db -- distribute`.

-- The column itself, not the function, so that the shard is found by it.
create or replace view documents_searched as
  select tenant_id, record_id, head, words, ctid as place from search_documents where (tenant_id = tenant_id()) is true;
create or replace view words_searched as
  select tenant_id, kind, word, stem, token, search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind)) as pieces
  from search_words where (tenant_id = tenant_id()) is true;

-- A walk from portal to portal would ask every shard at each step: each is asked once.
create or replace function tenants_with_due_deliveries(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select d.tenant_id from webhook_deliveries d
  where d.tenant_id > beyond and d.status in ('pending', 'in_flight') and d.next_attempt_at <= now()
  group by d.tenant_id order by d.tenant_id limit most;
end $$;

create or replace function tenants_with_fresh_facts(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select f.tenant_id from audit_events f where f.tenant_id > beyond and f.position is null
  union
  select h.tenant_id from event_heads h where h.tenant_id > beyond and h.untold
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
