-- What is attached to records. The bytes lie in the file store under storage_key; a removed file keeps them for a while.
create table files (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  entity_type    text not null check (length(entity_type) between 1 and 64),
  entity_id      uuid not null,
  file_name      text collate people not null check (length(file_name) between 1 and 255),
  mime_type      text not null check (length(mime_type) <= 200),
  size_bytes     bigint not null check (size_bytes > 0),
  sha256         text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  category       text check (length(category) between 1 and 64),
  storage_key    text check (storage_key ~ '^[0-9a-f-]{36}/[0-9a-f]{32}$'),
  scan_status    text not null check (scan_status in ('pending', 'clean', 'infected')),
  status         text not null default 'active' check (status in ('active', 'removed')),
  uploaded_by_id uuid,
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  removed_at     instant,
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  check (status = 'removed' or storage_key is not null)
);
create unique index files_once on files (tenant_id, entity_type, entity_id, sha256) where status = 'active';
create unique index files_storage_key on files (tenant_id, storage_key) where storage_key is not null;
create index files_held on files (tenant_id) include (size_bytes) where storage_key is not null;
create index files_to_purge on files (tenant_id, removed_at) where status = 'removed' and storage_key is not null;
call fence('files', 'select, insert, update', 'select, insert, update');
