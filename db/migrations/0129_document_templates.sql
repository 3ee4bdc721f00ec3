-- How a company's documents look: layouts of blocks and Word files, with every revision of their content.

create table document_templates (
  tenant_id         uuid not null default tenant_id(),
  id                uuid not null default uuidv7(),
  kind              text not null check (kind in ('commercial_proposal', 'sales_invoice', 'contract')),
  name              text collate people not null check (length(name) <= 200),
  format            text not null check (format in ('layout', 'docx')),
  is_default        boolean not null default false,
  revision          int not null default 1 check (revision >= 1),
  file_id           uuid,
  file_name         text,
  variables_used    text[] not null default '{}',
  unknown_variables text[] not null default '{}',
  status            text not null default 'active' check (status in ('active', 'archived')),
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  archived_at       instant,
  created_by        uuid,
  updated_by        uuid,
  primary key (tenant_id, id),
  check ((format = 'docx') = (file_id is not null)),
  check ((status = 'archived') = (archived_at is not null)),
  check (not is_default or archived_at is null),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create unique index document_templates_name on document_templates (tenant_id, kind, lower(name)) where archived_at is null;
create unique index document_templates_default on document_templates (tenant_id, kind) where is_default;
create index document_templates_by_update on document_templates (tenant_id, updated_at, id);
call fence('document_templates', 'select, insert, update', 'select');

create table document_template_revisions (
  tenant_id   uuid not null default tenant_id(),
  template_id uuid not null,
  revision    int not null check (revision >= 1),
  layout      jsonb,
  file_id     uuid,
  file_name   text,
  created_at  instant not null default now(),
  created_by  uuid,
  primary key (tenant_id, template_id, revision),
  check ((layout is null) <> (file_id is null)),
  foreign key (tenant_id, template_id) references document_templates,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
call fence('document_template_revisions', 'select, insert', 'select');
