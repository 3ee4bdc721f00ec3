-- What operators told of documents, each thing once.

create table e_document_events (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  operator         text not null check (operator in ('A', 'B', 'C')),
  event_id         text not null check (length(event_id) <= 200),
  e_document_id    uuid,
  incoming_id      uuid,
  name             text not null check (length(name) <= 300),
  at               instant not null,
  event_order      text not null,
  status           text,
  signature_status text,
  status_text      text check (length(status_text) <= 500),
  taken_at         instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, e_document_id) references e_documents,
  foreign key (tenant_id, incoming_id) references incoming_e_documents,
  check (num_nonnulls(e_document_id, incoming_id) = 1)
);
create unique index e_document_events_of_sent on e_document_events (tenant_id, e_document_id, event_id) where e_document_id is not null;
create unique index e_document_events_of_incoming on e_document_events (tenant_id, incoming_id, event_id) where incoming_id is not null;
call fence('e_document_events', 'select, insert, update', 'select, insert, update');
