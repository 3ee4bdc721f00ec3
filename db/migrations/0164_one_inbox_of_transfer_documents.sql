-- Transfer documents come as files, by letters and from operators; every way each of them came is kept with it.

alter table transfer_documents
  -- How it came first, and in what ways it came at all.
  add column source text not null default 'file' check (source in ('file', 'mail', 'operator')),
  add column sources text[] not null default '{file}' check (sources <@ '{file,mail,operator}' and source = any(sources)),
  add column arrivals jsonb not null default '[]' check (jsonb_typeof(arrivals) = 'array'),
  -- What a person has said lines are for, by their places.
  add column choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array');

update transfer_documents set arrivals = jsonb_build_array(jsonb_build_object('source', 'file',
  'at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'fileName', file_name, 'by', created_by, 'sender', null,
  'threadId', null, 'letterId', null, 'operator', null, 'operatorDocumentId', null));

-- What comes by itself is written down by workers.
grant insert on transfer_documents to prokura_worker;

-- What a person has said a supplier's line is for, by the article, the code or the name that the supplier gives it.
create table remembered_matches (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  supplier_id      uuid not null,
  kind             text not null check (kind in ('article', 'code', 'name')),
  -- The text without what spellings differ in.
  key              text not null,
  text             text not null check (length(text) <= 500),
  catalog_item_id  uuid not null,
  -- Where it was last said: the document and the place of its line.
  document_id      uuid,
  place            int,
  -- What held before, so that the last match can be taken back.
  previous_item_id     uuid,
  previous_document_id uuid,
  previous_place       int,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id),
  unique (tenant_id, supplier_id, kind, key),
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  foreign key (tenant_id, previous_item_id) references catalog_items,
  foreign key (tenant_id, document_id) references transfer_documents,
  foreign key (tenant_id, previous_document_id) references transfer_documents
);
create index remembered_matches_of_document on remembered_matches (tenant_id, document_id) where document_id is not null;
call fence('remembered_matches', 'select, insert, update, delete', 'select');
