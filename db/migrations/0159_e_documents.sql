-- Documents of the company that were given to operators of electronic exchange: a row for each operator, document and time it was given.

create table e_documents (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  operator         text not null check (operator in ('A', 'B', 'C')),
  installation_id  uuid not null,
  entity_type      text not null check (entity_type in ('salesInvoice', 'contract', 'generatedDocument')),
  entity_id        uuid not null,
  document_version int not null check (document_version >= 1),
  is_current       boolean not null default true,
  title            text not null check (length(title) <= 300),
  format           text not null check (format in ('pdf', 'docx', 'xml')),
  status           text not null default 'queued' check (status in ('queued', 'draft', 'sent', 'delivered', 'signed', 'rejected',
    'revocation_requested', 'revoked', 'error', 'unknown')),
  signature_status text not null default 'none' check (signature_status in ('none', 'sender_signed', 'waiting_recipient', 'both_signed',
    'refused', 'unknown')),
  status_text      text check (length(status_text) <= 500),
  status_details   text check (length(status_details) <= 2000),
  reason           text check (length(reason) <= 2000),
  is_in_doubt      boolean not null default false,
  -- Of the outbox; the operator may give it back with the document.
  write_id         uuid not null,
  -- By the names of the interface's variables.
  ids              jsonb not null default '{}',
  -- What hangs on it there, such as signatures, where only events tell of it.
  parts            jsonb not null default '[]',
  -- What alone finds the document at its operator.
  operator_key     text check (length(operator_key) <= 400),
  recipient        jsonb not null,
  last_event_id    text check (length(last_event_id) <= 200),
  last_event_name  text check (length(last_event_name) <= 300),
  last_event_order text,
  -- By the clock that the operator's states have: an older one changes nothing.
  as_of            instant,
  sent_at          instant,
  delivered_at     instant,
  signed_at        instant,
  synced_at        instant,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  archived_at      instant,
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  unique (tenant_id, operator, entity_type, entity_id, document_version),
  foreign key (tenant_id, installation_id) references integration_installations
);
create unique index e_documents_current on e_documents (tenant_id, operator, entity_type, entity_id) where is_current;
create unique index e_documents_by_key on e_documents (tenant_id, operator, operator_key) where operator_key is not null;
create index e_documents_of_record on e_documents (tenant_id, entity_type, entity_id);
create index e_documents_by_write on e_documents (tenant_id, write_id);
create index e_documents_by_update on e_documents (tenant_id, updated_at, id);
call fence('e_documents', 'select, insert, update', 'select, insert, update');
-- An operator may tell of all documents of a message together.
create index e_documents_of_message on e_documents (tenant_id, operator, split_part(operator_key, '/', 1)) where operator_key is not null;
