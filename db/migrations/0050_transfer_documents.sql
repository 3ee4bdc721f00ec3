-- Transfer documents of suppliers (УПД) that were uploaded, each an incoming invoice once it is applied.

create table transfer_documents (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  file_name       text not null check (length(file_name) <= 255),
  file_size       int not null,
  -- Of the signed XML, in whatever archive it comes: the same bytes are one document.
  sha256          text not null,
  -- The name it was sent under: the same one with other bytes is told of.
  file_id         text not null check (length(file_id) <= 300),
  status          text not null default 'uploaded' check (status in ('uploaded', 'applied')),
  function        text not null check (function in ('invoice', 'invoice_and_transfer', 'transfer')),
  format_version  text not null,
  encoding        text not null,
  number          text not null check (length(number) <= 64),
  date            date not null,
  transferred_on  date,
  operation       text check (length(operation) <= 255),
  currency        currency,
  currency_code   text not null check (length(currency_code) <= 10),
  seller          jsonb not null,
  buyer           jsonb not null,
  basis           jsonb not null,
  net             amount,
  vat             amount,
  gross           amount not null,
  -- As the document tells them, in its order; what they are matched to is found anew whenever it is shown.
  lines           jsonb not null,
  remarks         jsonb not null,
  -- Whom a person named where the numbers tell nobody, or several.
  counterparty_id uuid,
  invoice_id      uuid,
  -- The invoice was there before.
  attached        boolean not null default false,
  applied_at      instant,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  unique (tenant_id, sha256),
  foreign key (tenant_id, installation_id) references integration_installations,
  foreign key (tenant_id, counterparty_id) references counterparties,
  foreign key (tenant_id, invoice_id) references invoices,
  check ((status = 'applied') = (invoice_id is not null and applied_at is not null))
);
create index transfer_documents_of_invoice on transfer_documents (tenant_id, invoice_id) where invoice_id is not null;
create index transfer_documents_by_file_id on transfer_documents (tenant_id, file_id);
call fence('transfer_documents', 'select, insert, update', 'select, update');
