-- Generated: every statement site-exchange sends.

delete from site_exchange_records gone using json_to_recordset($1::json) one (file uuid, n int)
  where gone.tenant_id = $2 and gone.file_id = one.file and gone.n = one.n;

delete from site_exchange_records where tenant_id = $1 and file_id = $2;

delete from site_exchange_sessions
  where tenant_id = $1 and installation_id = $2 and started_at < now() - $3 * interval '1 day';

insert into site_exchange_access (tenant_id, installation_id, address_key, login, password_digest, created_by)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (tenant_id, installation_id) do update set password_digest = excluded.password_digest, updated_at = now();

insert into site_exchange_files (tenant_id, id, session_id, name, kind)
  select $1, one.id, $2, left(one.name, 300), one.kind from json_to_recordset($3::json) one (id uuid, name text, kind text);

insert into site_exchange_files (tenant_id, id, session_id, name, kind)
  values ($1, $2, $3, $4, $5);

insert into site_exchange_objects as object (tenant_id, installation_id, kind, external_id, name, package_id, digest, details, seen_session, deleted_at)
  select $1, $2, one.kind, one.external_id, left(one.name, 500), one.package_id, decode(one.digest, 'hex'), one.details,
  $3::uuid, case when one.deleted then now() end
  from jsonb_to_recordset($4::jsonb)
  one (kind text, external_id text, name text, package_id text, digest text, details jsonb, deleted boolean)
  on conflict (tenant_id, installation_id, kind, external_id) do update set
  name = case when excluded.name = excluded.external_id then object.name else excluded.name end,
  package_id = coalesce(excluded.package_id, object.package_id), digest = coalesce(excluded.digest, object.digest), details = excluded.details,
  seen_session = excluded.seen_session, seen_at = now(), absent_at = null,
  deleted_at = case when excluded.deleted_at is not null then coalesce(object.deleted_at, excluded.deleted_at) end;

insert into site_exchange_orders (tenant_id, id, installation_id, requisition_id, supplier_id, revision, offered_digest, offered_session)
  select $1, one.id, $2, one."requisitionId", one."supplierId", one.revision, decode(one.digest, 'hex'), $3
  from jsonb_to_recordset($4::jsonb) one (id uuid, "requisitionId" uuid, "supplierId" uuid, revision int, digest text)
  on conflict (tenant_id, installation_id, requisition_id, supplier_id) do update set revision = excluded.revision,
  offered_digest = excluded.offered_digest, offered_session = excluded.offered_session;

insert into site_exchange_parts (tenant_id, file_id, n, storage_key, bytes, sha256)
  select $1, one.id, 1, one."storageKey", 0, '' from json_to_recordset($2::json) one (id uuid, "storageKey" text);

insert into site_exchange_parts (tenant_id, file_id, n, storage_key, bytes, sha256)
  values ($1, $2, $3, $4, $5, $6);

insert into site_exchange_records (tenant_id, session_id, file_id, n, kind, rank, external_id, data, state, reason)
  select $1, $2, $3, one.* from jsonb_to_recordset($4::jsonb)
  one (n int, kind text, rank int, external_id text, data jsonb, state text, reason jsonb);

insert into site_exchange_sessions (tenant_id, id, installation_id, cookie_digest)
  values ($1, $2, $3, $4) returning id;

select * from find_site_exchange($1);

select 1 from site_exchange_access where tenant_id = $1 and installation_id = $2 for update;

select count(*)::int as left from site_exchange_records where tenant_id = $1 and file_id = $2;

select count(*)::int as waiting from site_exchange_records
  where tenant_id = $1 and session_id = $2 and state in ('waiting', 'staged');

select external_id, name, details from site_exchange_objects
  where tenant_id = $1 and installation_id = $2 and kind = $3;

select file.id, (select count(*)::int from site_exchange_parts part where part.tenant_id = file.tenant_id and part.file_id = file.id) as parts,
  last.sha256 as last, last.bytes::int as last_bytes
  from site_exchange_files file
  left join lateral (select part.sha256, part.bytes from site_exchange_parts part
  where part.tenant_id = file.tenant_id and part.file_id = file.id order by part.n desc limit 1) last on true
  where file.tenant_id = $1 and file.session_id = $2 and file.name = $3 and file.state = 'receiving' and file.staged = 0
  order by file.id desc limit 1;

select file.id, file.name, file.state, file.bytes, file.staged, file.counts, file.reason, file.created_at, file.updated_at
  from site_exchange_files file
  join site_exchange_sessions held on held.tenant_id = file.tenant_id and held.id = file.session_id
  where file.tenant_id = $1 and held.installation_id = $2 and file.kind <> 'picture' order by file.id desc limit 50;

select file.id, file.session_id as "sessionId", file.name, file.kind, file.state, file.staged, file.packages, file.counts, file.reason from site_exchange_files file
  where file.tenant_id = $1 and file.session_id = $2 and (file.name = $3 or lower(file.name) like $4)
  order by (file.name = $5) desc, file.id desc limit 1;

select file.id, file.session_id as "sessionId", file.name, file.kind, file.state, file.staged, file.packages, file.counts, file.reason from site_exchange_files file
  where file.tenant_id = $1 and file.session_id = $2 and file.kind = 'archive' and file.state in ('receiving', 'failed')
  order by file.id limit 1;

select file.id, file.session_id as "sessionId", file.name, file.kind, file.state, file.staged, file.packages, file.counts, file.reason from site_exchange_files file where file.tenant_id = $1 and file.id = $2 for update;

select file.id, regexp_replace(lower(file.name), '^.*(?=import_files/)', '') as place, (select array_agg(part.storage_key order by part.n) from site_exchange_parts part
  where part.tenant_id = file.tenant_id and part.file_id = file.id) as parts
  from site_exchange_files file
  where file.tenant_id = $1 and file.session_id = $2 and file.kind = 'picture' and regexp_replace(lower(file.name), '^.*(?=import_files/)', '') = any($3::text[])
  and exists (select 1 from site_exchange_parts part where part.tenant_id = file.tenant_id and part.file_id = file.id)
  order by file.id;

select file.name, file.state, file.staged, file.reason from site_exchange_files file
  join site_exchange_sessions held on held.tenant_id = file.tenant_id and held.id = file.session_id
  where file.tenant_id = $1 and held.installation_id = $2 and file.kind = 'records'
  order by file.updated_at desc limit 1;

select file_id as "fileId", n, data from site_exchange_records
  where tenant_id = $1 and session_id = $2 and state = 'staged' and kind = $3
  order by rank, file_id, n limit $4;

select file_id as "fileId", n, data from site_exchange_records
  where tenant_id = $1 and session_id = $2 and state = 'staged' and kind = 'picture'
  order by rank, file_id, n limit $3;

select id from site_exchange_sessions
  where tenant_id = $1 and cookie_digest = $2 and installation_id = $3 and ended_at is null
  and seen_at > now() - $4 * interval '1 hour';

select id, requisition_id as "requisitionId", supplier_id as "supplierId", revision, encode(offered_digest, 'hex') as "offeredDigest",
  encode(told_digest, 'hex') as "toldDigest", withdrawn
  from site_exchange_orders where tenant_id = $1 and installation_id = $2;

select kind from site_exchange_records
  where tenant_id = $1 and session_id = $2 and state = 'staged' and kind <> 'picture' order by rank limit 1;

select kind, external_id as "externalId", name, seen_at as "seenAt", deleted_at as "deletedAt", absent_at as "absentAt"
  from site_exchange_objects
  where tenant_id = $1 and installation_id = $2 and (kind, external_id) > ($3, $4)
  and kind = $5 and absent_at is not null
  order by kind, external_id limit $6;

select kind, external_id as "externalId", name, seen_at as "seenAt", deleted_at as "deletedAt", absent_at as "absentAt"
  from site_exchange_objects
  where tenant_id = $1 and installation_id = $2 and (kind, external_id) > ($3, $4)
  and kind = $5 and deleted_at is not null
  order by kind, external_id limit $6;

select kind, external_id as "externalId", name, seen_at as "seenAt", deleted_at as "deletedAt", absent_at as "absentAt"
  from site_exchange_objects
  where tenant_id = $1 and installation_id = $2 and (kind, external_id) > ($3, $4)
  order by kind, external_id limit $5;

select kind, external_id, state, reason from site_exchange_records
  where tenant_id = $1 and file_id = $2 and state in ('waiting', 'refused') order by n limit $3;

select login, address_key from site_exchange_access where tenant_id = $1 and installation_id = $2;

select login, address_key, last_login_at from site_exchange_access
  where tenant_id = $1 and installation_id = $2;

select login, address_key, last_login_at,
  (select count(*)::int from site_exchange_objects one where one.tenant_id = access.tenant_id and one.installation_id = access.installation_id and one.deleted_at is not null) as deleted,
  (select count(*)::int from site_exchange_objects one where one.tenant_id = access.tenant_id and one.installation_id = access.installation_id and one.absent_at is not null) as absent
  from site_exchange_access access where access.tenant_id = $1 and access.installation_id = $2;

select login, password_digest from site_exchange_access where tenant_id = $1 and installation_id = $2;

select object.external_id, encode(object.digest, 'hex') as digest from unnest($1::text[]) named(external_id)
  join site_exchange_objects object on object.tenant_id = $2 and object.installation_id = $3
  and object.kind = $4 and object.external_id = named.external_id;

select status from tenants where tenant_id = $1;

select storage_key from site_exchange_parts where tenant_id = $1 and file_id = $2 order by n;

update site_exchange_access set last_login_at = now() where tenant_id = $1 and installation_id = $2;

update site_exchange_files file set updated_at = now(), counts = file.counts || (
  select jsonb_object_agg(one.name, one.count + coalesce((file.counts ->> one.name)::int, 0))
  from jsonb_to_recordset($1::jsonb) one (name text, count int))
  where file.tenant_id = $2 and file.id = $3;

update site_exchange_files set bytes = bytes + $1, updated_at = now(), state = $2
  where tenant_id = $3 and id = $4;

update site_exchange_files set counts = counts || '{"retried": 1}' where tenant_id = $1 and id = $2;

update site_exchange_files set staged = $1, updated_at = now(),
  packages = $2, state = $3
  where tenant_id = $4 and id = $5;

update site_exchange_files set state = 'done', counts = $1, updated_at = now()
  where tenant_id = $2 and id = $3;

update site_exchange_files set state = 'done', updated_at = now()
  where tenant_id = $1 and id = any($2::uuid[]);

update site_exchange_files set state = 'done', updated_at = now() where tenant_id = $1 and id = $2;

update site_exchange_files set state = 'failed', reason = $1, updated_at = now()
  where tenant_id = $2 and id = $3;

update site_exchange_objects set absent_at = now()
  where tenant_id = $1 and installation_id = $2 and kind = $3 and package_id is not distinct from $4
  and seen_session is distinct from $5::uuid and absent_at is null and deleted_at is null;

update site_exchange_orders set outside_number = coalesce($1, outside_number),
  outside_date = coalesce($2, outside_date), outside_status = coalesce($3, outside_status)
  where tenant_id = $4 and installation_id = $5 and id::text = lower($6)
  returning requisition_id, (select count(*)::int from site_exchange_orders other where other.tenant_id = $7
  and other.installation_id = $8 and other.requisition_id = site_exchange_orders.requisition_id and not other.withdrawn) as orders;

update site_exchange_orders set told_digest = offered_digest, told_at = now(), offered_session = null,
  withdrawn = offered_digest = decode($1, 'hex')
  where tenant_id = $2 and installation_id = $3 and offered_session = $4;

update site_exchange_records kept set state = one.state, reason = one.reason from jsonb_to_recordset($1::jsonb) one (file uuid, n int, state text, reason jsonb)
  where kept.tenant_id = $2 and kept.file_id = one.file and kept.n = one.n;

update site_exchange_records set state = 'staged', reason = null
  where tenant_id = $1 and session_id = $2 and kind = 'picture' and state = 'waiting'
  and exists (select 1 from site_exchange_files file
  where file.tenant_id = $3 and file.session_id = $4 and file.kind = 'picture' and file.state = 'receiving')
  returning file_id;

update site_exchange_records set state = 'staged', reason = null
  where tenant_id = $1 and session_id = $2 and state = 'waiting';

update site_exchange_sessions set ended_at = now()
  where tenant_id = $1 and installation_id = $2 and ended_at is null;

update site_exchange_sessions set ended_at = now() where tenant_id = $1 and id = $2 and ended_at is null;

update site_exchange_sessions set seen_at = now() where tenant_id = $1 and id = $2;
