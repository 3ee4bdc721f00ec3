-- What operators told of documents, each thing once, also of documents that nobody knows yet.

create table e_document_events (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  operator         text not null check (operator in ('A', 'B', 'C')),
  event_id         text not null check (length(event_id) <= 200),
  -- Null until the document is known.
  e_document_id    uuid,
  incoming_id      uuid,
  operator_key     text not null check (length(operator_key) <= 400),
  name             text not null check (length(name) <= 300),
  at               instant not null,
  event_order      text not null,
  status           text,
  signature_status text,
  status_text      text check (length(status_text) <= 500),
  taken_at         instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, operator, operator_key, event_id),
  foreign key (tenant_id, e_document_id) references e_documents,
  foreign key (tenant_id, incoming_id) references incoming_e_documents,
  check (num_nonnulls(e_document_id, incoming_id) <= 1)
);
create index e_document_events_of_sent on e_document_events (tenant_id, e_document_id) where e_document_id is not null;
create index e_document_events_of_incoming on e_document_events (tenant_id, incoming_id) where incoming_id is not null;
call fence('e_document_events', 'select, insert, update', 'select, insert, update');
