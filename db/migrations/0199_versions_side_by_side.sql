-- Which versions still work on the schema: a migration that takes away what an older one uses names the oldest that does not
-- (`read-migrations.ts`), and older ones neither start nor count as ready.
alter table schema_migrations add column works_from int;

drop function service_state();
create function service_state()
returns table (schema_version int, works_from int, oldest_due_seconds double precision, schedule_late_seconds double precision)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select
    (select max(m.number) from schema_migrations m),
    (select max(m.works_from) from schema_migrations m),
    (select extract(epoch from now() - min(j.due_at)) from jobs j where j.finished_at is null and j.due_at <= now())::double precision,
    (select extract(epoch from now() - min(s.next_at)) from schedules s)::double precision;
end $$;
alter function service_state owner to prokura_directory;
revoke execute on function service_state from public;
grant execute on function service_state to prokura_service, prokura_worker;
