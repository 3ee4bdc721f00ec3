-- Lists that became files in the background; the content lies in the file store and goes with its row.
create table register_exports (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  list        text not null check (length(list) <= 100),
  title       text collate people not null check (length(title) <= 200),
  filters     jsonb not null,
  columns     text[],
  format      text not null check (format in ('xlsx', 'csv')),
  time_zone   text not null check (length(time_zone) <= 64),
  language    text not null check (language in ('ru', 'en')),
  status      text not null default 'working' check (status in ('working', 'ready', 'failed')),
  row_count   int not null default 0,
  file_name   text collate people not null check (length(file_name) <= 255),
  size_bytes  bigint,
  problem     text collate people check (length(problem) <= 1000),
  storage_key text,
  expires_at  instant not null,
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  created_by  uuid not null,
  updated_by  uuid,
  primary key (tenant_id, id),
  check ((status = 'ready') = (storage_key is not null)),
  check ((status = 'ready') = (size_bytes is not null)),
  foreign key (tenant_id, created_by) references users
);
create index register_exports_expire on register_exports (tenant_id, expires_at);
create index register_exports_stored on register_exports (tenant_id, storage_key) where storage_key is not null;
call fence('register_exports', 'select, insert, update, delete', 'select, update, delete');

-- Who has a second factor is shown in the list of people; its secret stays with those who check codes.
grant select (tenant_id, user_id, confirmed_at) on second_factors to prokura_worker;
