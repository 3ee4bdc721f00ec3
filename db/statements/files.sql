-- Generated: every statement files sends.

insert into files as file (tenant_id, id, entity_type, entity_id, file_name, mime_type, size_bytes, sha256, category, storage_key, scan_status, uploaded_by_id, created_by, updated_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (tenant_id, entity_type, entity_id, sha256) where status = 'active' do nothing
  returning
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key;

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.entity_type = $2 and file.entity_id = $3
  and file.sha256 = $4 and file.status = 'active';

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.entity_type = $2 and file.entity_id = $3
  and file.status = 'active' and ($4::text is null or file.category = $5)
  order by file.created_at desc, file.id desc;

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.entity_type = $2 and file.entity_id = $3
  and file.status = 'active' and file.scan_status = 'clean' and file.category is distinct from $4
  order by file.created_at, file.id;

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.entity_type = $2 and file.entity_id = $3
  and file.status = 'active' and file.storage_key is not null order by file.id;

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.id = $2 and file.status = 'active'
  and exists (select 1 from tenants t where t.tenant_id = $3 and t.status = 'active')
  and ($4::uuid is null or exists (
  select 1 from users person where person.tenant_id = $5 and person.id = $6 and person.status = 'active'));

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file where file.tenant_id = $1 and file.id = $2;

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file where file.tenant_id = $1 and file.id = $2 for update of file;

select count(*) as held from files
  where tenant_id = $1 and entity_type = $2 and entity_id = $3 and status = 'active';

select exists (select 1 from files
  where tenant_id = $1 and entity_type = $2 and entity_id = $3 and status = 'active') as held;

select storage_key from files
  where tenant_id = $1 and id = $2 and scan_status = 'pending' and storage_key is not null;

select storage_key from files where tenant_id = $1 and storage_key = any($2::text[]);

update files file set scan_status = $1, version = version + 1, updated_at = now()
  where file.tenant_id = $2 and file.id = $3 returning
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key;

update files file set status = $1, removed_at = now(), version = version + 1, updated_at = now(), updated_by = $2
  where file.tenant_id = $3 and file.id = $4 returning
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key;

with gone as (
  select id, storage_key from files
  where tenant_id = $1 and status = 'removed' and removed_at < now() - interval '30 days' and storage_key is not null
  limit 500 for update skip locked)
  update files set storage_key = null from gone where files.tenant_id = $2 and files.id = gone.id
  returning gone.storage_key;
