-- Generated: every statement files sends.

select
  file.id, file.entity_type, file.entity_id, file.file_name, file.mime_type, file.size_bytes, file.sha256, file.category,
  file.uploaded_by_id, file.scan_status, file.status, file.version, file.created_at, file.updated_at, file.removed_at, file.storage_key from files file
  where file.tenant_id = $1 and file.entity_type = $2 and file.entity_id = $3
  and file.status = 'active' and file.scan_status = 'clean' and file.category is distinct from $4
  order by file.created_at, file.id;
