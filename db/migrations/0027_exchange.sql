-- Files of rows on their way into the portal. Everything of an import goes a day after its file came.

create table import_jobs (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  kind        text not null,
  -- The record that the rows belong to, such as a requisition.
  parent_id   uuid,
  source      text not null default 'file' check (source in ('file', 'mail_text', 'mail_attachment')),
  status      text not null check (status in
    ('parsing', 'preview_ready', 'applying', 'applied', 'partially_applied', 'failed', 'expired')),
  mode        text not null check (mode in ('append', 'upsert', 'replace')),
  file_name   text not null,
  file_size   bigint not null,
  -- What a person said: column letter → target, and how the file is to be read.
  mapping     jsonb,
  parameters  jsonb not null default '{}',
  -- What a person decided for single rows: number → {action, entityId}.
  choices     jsonb not null default '{}',
  -- What reading found: format, sheets, encoding, the heading row and its columns.
  found       jsonb,
  counts      jsonb not null default '{}',
  -- What is wrong with the preview as a whole.
  faults      jsonb not null default '[]',
  -- Rows to be applied, none for all, and what to do with those that cannot be.
  selected    int[],
  on_error    text check (on_error in ('skip', 'abort')),
  result      jsonb,
  problem     jsonb,
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  created_by  uuid,
  updated_by  uuid,
  applied_at  instant,
  expires_at  instant not null default now() + interval '24 hours',
  primary key (tenant_id, id)
);
create index import_jobs_by_expiry on import_jobs (tenant_id, expires_at);
call fence('import_jobs', 'select, insert, update', 'select, insert, update, delete');

-- The file in pieces, so that neither side ever holds it twice.
create table import_file_parts (
  tenant_id uuid not null default tenant_id(),
  job_id    uuid not null,
  part      int not null,
  bytes     bytea not null,
  primary key (tenant_id, job_id, part),
  foreign key (tenant_id, job_id) references import_jobs on delete cascade
);
alter table import_file_parts alter column bytes set storage external;
call fence('import_file_parts', 'select, insert', 'select, insert, delete');

create table import_rows (
  tenant_id uuid not null default tenant_id(),
  job_id    uuid not null,
  -- Number of the row in the file, as a person sees it.
  n         int not null,
  cells     jsonb not null,
  action    text not null check (action in ('create', 'update', 'skip', 'conflict')),
  entity_id uuid,
  -- What the row means, what is wrong with it, whom it may speak of: shown, never applied from here.
  plan      jsonb not null,
  failed    boolean not null,
  -- Where in a letter it was found, and how surely.
  origin    jsonb,
  primary key (tenant_id, job_id, n),
  foreign key (tenant_id, job_id) references import_jobs on delete cascade
);
create index import_rows_failed on import_rows (tenant_id, job_id, n) where failed;
call fence('import_rows', 'select, update', 'select, insert, update, delete');

-- How far applying has come. It is told beside the one transaction that writes the rows, whose own changes nobody sees.
create table import_progress (
  tenant_id  uuid not null default tenant_id(),
  job_id     uuid not null,
  applied    int not null,
  updated_at instant not null default now(),
  primary key (tenant_id, job_id),
  foreign key (tenant_id, job_id) references import_jobs on delete cascade
);
call fence('import_progress', 'select', 'select, insert, update');

-- The last mapping of each set of headings: the same file next month needs none, wherever its columns stand then.
create table import_mappings (
  tenant_id  uuid not null default tenant_id(),
  kind       text not null,
  -- SHA-256 of the headings.
  key        bytea not null,
  headings   text[] not null,
  -- Heading → target.
  mapping    jsonb not null,
  updated_at instant not null default now(),
  primary key (tenant_id, kind, key)
);
call fence('import_mappings', 'select', 'select, insert, update');
