-- A worker lives for as long as its lease runs by the clock of the database; what it held when it ran out goes to the others.
-- The row of a dead one stays for longer than any claim lasts, so that what it still writes down as taken is found too.
create table workers (
  id    uuid primary key,
  until timestamptz not null
);
grant select, insert, update, delete on workers to prokura_worker;

-- The worker that has the job in hand; null while nobody has.
alter table jobs add column holder uuid;

-- Portals in which these workers hold something.
grant select (holder) on jobs to prokura_directory;
grant select (holder) on webhook_deliveries to prokura_directory;
create function tenants_with_work_of(holders uuid[]) returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select j.tenant_id from jobs j where j.finished_at is null and j.holder = any(holders)
  union
  select d.tenant_id from webhook_deliveries d where d.status = 'in_flight' and d.holder = any(holders)
$$;
alter function tenants_with_work_of owner to prokura_directory;
revoke execute on function tenants_with_work_of from public;
grant execute on function tenants_with_work_of to prokura_worker;

drop function tenants_with_leased_deliveries;
