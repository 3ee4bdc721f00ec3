-- Generated: every statement exchange sends.

delete from import_file_parts where tenant_id = $1 and job_id in (select id from import_jobs where tenant_id = $2 and expires_at <= now());

delete from import_jobs where tenant_id = $1 and expires_at < now() - interval '30 days';

delete from import_rows where tenant_id = $1 and job_id = $2;

delete from import_rows where tenant_id = $1 and job_id in (select id from import_jobs where tenant_id = $2 and expires_at <= now());

insert into import_file_parts (tenant_id, job_id, part, bytes) values ($1, $2, $3, $4);

insert into import_jobs as import (tenant_id, kind, parent_id, status, mode, parameters, file_name, file_size, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

insert into import_mappings (tenant_id, kind, key, headings, mapping)
  values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, kind, key) do update set mapping = excluded.mapping, updated_at = now();

insert into import_progress (tenant_id, job_id, applied)
  select $1, id, 0 from import_jobs where tenant_id = $2 and id = $3 and status = 'applying'
  on conflict (tenant_id, job_id) do update set applied = 0, updated_at = now();

insert into import_rows (tenant_id, job_id, n, cells, action, entity_id, plan, failed, origin)
  select $1, $2, given.n, given.cells, given.action, given.entity_id, given.plan, given.failed, given.origin from jsonb_to_recordset($3::jsonb)
  as given(n int, cells jsonb, action text, entity_id uuid, plan jsonb, failed boolean, origin jsonb);

select
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over from import_jobs import
  where import.tenant_id = $1 and import.id = $2 and import.kind = any($3::text[])
  and import.parent_id is not distinct from $4::uuid;

select
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over from import_jobs import
  where import.tenant_id = $1 and import.id = $2 and import.kind = any($3::text[])
  and import.parent_id is not distinct from $4::uuid for update;

select
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over from import_jobs import
  where import.tenant_id = $1 and import.id = $2 and import.status = 'applying' for no key update;

select
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over from import_jobs import
  where import.tenant_id = $1 and import.id = $2 and import.status = 'parsing' for update;

select 1 from (values (1)) one
  where exists (
  select 1 from import_rows row
  where row.tenant_id = $1 and row.job_id = $2 and ($3::int[] is null or row.n = any($4::int[])) and (row.failed or row.action = 'conflict')) and not exists (
  select 1 from import_rows row
  where row.tenant_id = $5 and row.job_id = $6 and ($7::int[] is null or row.n = any($8::int[])) and not row.failed and row.action in ('create', 'update'));

select applied from import_progress where tenant_id = $1 and job_id = $2;

select bytes from import_file_parts where tenant_id = $1 and job_id = $2 and part = $3;

select count(*)::int as rows, count(*) filter (where not failed and action = 'create')::int as create,
  count(*) filter (where not failed and action = 'update')::int as update,
  count(*) filter (where not failed and action = 'skip')::int as skip,
  count(*) filter (where not failed and action = 'conflict')::int as conflict, count(*) filter (where failed)::int as errors,
  count(*) filter (where jsonb_array_length(plan->'warnings') > 0)::int as warnings, bool_or(action = 'create') as creating
  from import_rows where tenant_id = $1 and job_id = $2;

select given.n, known.mapping from jsonb_to_recordset($1::jsonb) given(n int, headings text[])
  join import_mappings known on known.headings <@ given.headings and cardinality(known.headings) * 2 >= cardinality(given.headings)
  where known.tenant_id = $2 and known.kind = $3
  order by cardinality(known.headings) desc, known.updated_at desc, given.n limit 1;

select row.n, row.cells, row.action, row.entity_id from import_rows row
  where row.tenant_id = $1 and row.job_id = $2 and row.n > $3 and (row.failed or row.action <> 'skip')
  and ($4::int[] is null or row.n = any($5::int[])) order by row.n limit $6;

select row.n, row.cells, row.action, row.entity_id, row.plan, row.failed, row.origin from import_rows row
  where row.tenant_id = $1 and row.job_id = $2 and row.n > $3  order by row.n limit $4;

select row.n, row.cells, row.action, row.entity_id, row.plan, row.failed, row.origin from import_rows row
  where row.tenant_id = $1 and row.job_id = $2 and row.n > $3 and (row.failed or row.action = 'conflict') order by row.n limit $4;

select row.n, row.cells, row.action, row.entity_id, row.plan, row.failed, row.origin from import_rows row
  where row.tenant_id = $1 and row.job_id = $2 and row.n > $3 and row.failed order by row.n limit $4;

set local enable_hashjoin = off;

set local enable_material = off;

set local enable_mergejoin = off;

update import_jobs import set
  status = $1, mapping = coalesce($2::jsonb, mapping),
  parameters = $3, mode = $4,
  choices = $5, counts = '{}', faults = '[]', problem = null, updated_by = $6, version = version + 1, updated_at = now()
  where import.tenant_id = $7 and import.id = $8 returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

update import_jobs import set
  status = $1, selected = $2::int[], on_error = $3, problem = null, updated_by = $4, version = version + 1, updated_at = now()
  where import.tenant_id = $5 and import.id = $6 returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

update import_jobs import set status = $1, counts = $2, faults = $3, problem = null, version = version + 1, updated_at = now()
  where import.tenant_id = $4 and import.id = $5 returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

update import_jobs import set status = $1, result = $2, applied_at = now(), version = version + 1, updated_at = now()
  where import.tenant_id = $3 and import.id = $4 returning
  import.id, import.kind, import.parent_id, import.source, import.status, import.mode, import.file_name, import.file_size, import.mapping, import.parameters, import.choices,
  import.found, import.counts, import.faults, import.selected, import.on_error, import.result, import.problem, import.version, import.created_at,
  import.updated_at, import.created_by, import.applied_at, import.expires_at, import.expires_at <= now() as is_over;

update import_jobs set counts = $1, updated_at = now(),
  found = coalesce($2::jsonb, found)
  where tenant_id = $3 and id = $4;

update import_jobs set status = 'expired', choices = '{}', updated_at = now()
  where tenant_id = $1 and expires_at <= now() and status in ('parsing', 'preview_ready', 'failed');

update import_progress set applied = $1, updated_at = now() where tenant_id = $2 and job_id = $3;
