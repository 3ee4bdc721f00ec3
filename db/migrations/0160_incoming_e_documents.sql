-- Documents that came to the company through operators.

create table incoming_e_documents (
  tenant_id            uuid not null default tenant_id(),
  id                   uuid not null default uuidv7(),
  operator             text not null check (operator in ('A', 'B', 'C')),
  installation_id      uuid not null,
  kind                 text not null check (kind in ('upd', 'invoice', 'contract', 'delivery', 'other')),
  title                text collate people not null check (length(title) <= 500),
  number               text collate people check (length(number) <= 100),
  document_date        date,
  amount               amount,
  sender               jsonb not null,
  status               text not null check (status in ('queued', 'draft', 'sent', 'delivered', 'signed', 'rejected', 'revocation_requested',
    'revoked', 'error', 'unknown')),
  signature_status     text not null check (signature_status in ('none', 'sender_signed', 'waiting_recipient', 'both_signed', 'refused',
    'unknown')),
  status_text          text check (length(status_text) <= 500),
  status_details       text check (length(status_details) <= 2000),
  reason               text check (length(reason) <= 2000),
  refusal_status       text not null default 'none' check (refusal_status in ('none', 'queued', 'in_doubt', 'failed', 'done')),
  ids                  jsonb not null,
  -- What hangs on it there, such as signatures, where only events tell of it.
  parts                jsonb not null default '[]',
  operator_key         text not null check (length(operator_key) <= 400),
  transfer_document_id uuid,
  last_event_id        text check (length(last_event_id) <= 200),
  last_event_name      text check (length(last_event_name) <= 300),
  last_event_order     text,
  as_of                instant not null,
  received_at          instant not null,
  synced_at            instant,
  version              bigint not null default 1,
  created_at           instant not null default now(),
  updated_at           instant not null default now(),
  created_by           uuid,
  updated_by           uuid,
  primary key (tenant_id, id),
  unique (tenant_id, operator, operator_key),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, transfer_document_id) references transfer_documents
);
create index incoming_e_documents_by_receipt on incoming_e_documents (tenant_id, received_at, id);
create index incoming_e_documents_by_update on incoming_e_documents (tenant_id, updated_at, id);
create index incoming_e_documents_of_transfer on incoming_e_documents (tenant_id, transfer_document_id) where transfer_document_id is not null;
call fence('incoming_e_documents', 'select, insert, update', 'select, insert, update');
create index incoming_e_documents_of_message on incoming_e_documents (tenant_id, operator, split_part(operator_key, '/', 1));
