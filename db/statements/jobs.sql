-- Generated: every statement jobs sends.

insert into jobs (tenant_id, name, payload)
  select $1, $2, payload from json_array_elements($3::json) payload;

insert into jobs (tenant_id, name, payload, due_at, key)
  values ($1, $2, $3, coalesce($4, now()), $5)
  on conflict (tenant_id, name, key) where finished_at is null and lease is null do nothing
  returning id;

update jobs set finished_at = now(), last_error = null
  where tenant_id = $1 and id = $2 and lease = $3 and finished_at is null;

with chosen as materialized (
  select id from jobs
  where tenant_id = $1 and finished_at is null and due_at <= now() and name = any($2)
  order by due_at, id limit $3 for update skip locked)
  update jobs set lease = $4, attempts = attempts + 1, due_at = now() + $5 * interval '1 second'
  where tenant_id = $6 and id in (select id from chosen)
  returning id, name, payload, attempts;
