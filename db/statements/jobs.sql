-- Generated: every statement jobs sends.

delete from idempotency_keys where tenant_id = $1 and created_at < now() - interval '72 hours';

delete from jobs where tenant_id = $1 and finished_at < now() - case when failed then interval '90 days' else interval '3 days' end;

delete from one_time_links where tenant_id = $1 and expires_at < now() - interval '90 days';

delete from sessions where tenant_id = $1 and expires_at < now() - interval '30 days';

insert into jobs (tenant_id, name, payload)
  select $1, $2, payload from json_array_elements($3::json) payload;

insert into jobs (tenant_id, name, payload, due_at, key)
  values ($1, $2, $3, coalesce($4, now()), $5)
  on conflict (tenant_id, name, key) where finished_at is null and lease is null do nothing
  returning id;

insert into schedules (name) values ($1) on conflict do nothing;

select * from find_tenants($1, $2);

select * from release_stale_login_attempts();

select * from tenants_with_due_jobs($1);

update jobs set due_at = now() + $1 * interval '1 second'
  where tenant_id = $2 and id = $3 and lease = $4 and finished_at is null;

update jobs set due_at = now() + $1 * interval '1 second', attempts = attempts - 1
  where tenant_id = $2 and id = $3 and lease = $4 and finished_at is null;

update jobs set due_at = now() + $1 * interval '1 second', last_error = $2
  where tenant_id = $3 and id = $4 and lease = $5 and finished_at is null;

update jobs set finished_at = now(), failed = true, last_error = $1
  where tenant_id = $2 and id = $3 and lease = $4 and finished_at is null;

update jobs set finished_at = now(), last_error = null
  where tenant_id = $1 and id = $2 and lease = $3 and finished_at is null;

update schedules set next_at = now() + $1 * interval '1 second' where name = $2 and next_at <= now() returning name;

with chosen as materialized (
  select id from jobs
  where tenant_id = $1 and finished_at is null and due_at <= now() and name = any($2)
  order by due_at, id limit $3 for update skip locked)
  update jobs set lease = $4, attempts = attempts + 1, due_at = now() + $5 * interval '1 second'
  where tenant_id = $6 and id in (select id from chosen)
  returning id, name, payload, attempts;
