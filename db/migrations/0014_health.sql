-- What readiness asks of the whole installation, in one call: no row of a portal is shown, only ages.
grant select on schema_migrations, schedules to prokura_directory;
create function service_state() returns table (schema_version int, oldest_due_seconds double precision, schedule_late_seconds double precision)
language sql stable security definer set search_path = public as $$
  select
    (select max(m.number) from schema_migrations m),
    (select extract(epoch from now() - min(j.due_at)) from jobs j where j.finished_at is null and j.due_at <= now())::double precision,
    (select extract(epoch from now() - min(s.next_at)) from schedules s)::double precision
$$;
alter function service_state owner to prokura_directory;
revoke execute on function service_state from public;
grant execute on function service_state to prokura_service, prokura_worker;
