-- Files of banks: statements that were uploaded, their documents, and payment orders that were written.

create table bank_statements (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  file_name       text not null check (length(file_name) <= 255),
  file_size       int not null,
  -- The same bytes are one statement.
  sha256          text not null,
  status          text not null check (status in ('ready', 'needs_review')),
  format_version  text,
  encoding        text not null,
  sender          text,
  created_on      date,
  period_from     date,
  period_to       date,
  accounts        jsonb not null default '[]',
  warnings        jsonb not null default '[]',
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  updated_by      uuid,
  primary key (tenant_id, id),
  unique (tenant_id, sha256),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('bank_statements', 'select, insert, update', 'select');

-- What moved on an account, told once however many statements tell it.
create table bank_documents (
  tenant_id       uuid not null default tenant_id(),
  -- Made of what makes it itself: the account, day, number, amount, the other side's account and the purpose.
  id              uuid not null,
  kind            text not null check (length(kind) <= 100),
  number          text not null check (length(number) <= 64),
  date            date not null,
  booked_on       date,
  amount          amount not null check (amount > 0),
  direction       text not null check (direction in ('incoming', 'outgoing', 'internal', 'unknown')),
  account         text,
  payer           jsonb not null,
  payee           jsonb not null,
  purpose         text not null check (length(purpose) <= 2000),
  status          text not null check (status in ('unmatched', 'proposed', 'already_paid', 'applied', 'kept')),
  counterparty_id uuid,
  -- What it would pay, how sure that is, and the words it came from.
  proposal        jsonb,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  updated_by      uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, counterparty_id) references counterparties,
  check ((status in ('proposed', 'already_paid', 'applied')) = (proposal is not null))
);
call fence('bank_documents', 'select, insert, update', 'select, update');

-- Payments that were made of a document, while they stand.
create table bank_document_payments (
  tenant_id   uuid not null default tenant_id(),
  document_id uuid not null,
  invoice_id  uuid not null,
  payment_id  uuid not null,
  amount      amount not null,
  primary key (tenant_id, document_id, invoice_id),
  foreign key (tenant_id, document_id) references bank_documents,
  foreign key (tenant_id, invoice_id) references invoices,
  foreign key (tenant_id, payment_id) references invoice_payments
);
create index bank_document_payments_of_invoice on bank_document_payments (tenant_id, invoice_id);
call fence('bank_document_payments', 'select, insert, delete', 'select, delete');

-- Which statements tell of a document, and where in the file.
create table bank_statement_lines (
  tenant_id    uuid not null default tenant_id(),
  statement_id uuid not null,
  -- Written from the documents themselves; to have each of ten thousand looked up once more costs seconds.
  document_id  uuid not null,
  position     int not null,
  line         int not null,
  -- It was known before this statement told it, or stands in it twice.
  repeated     boolean not null,
  primary key (tenant_id, statement_id, position),
  foreign key (tenant_id, statement_id) references bank_statements
);
call fence('bank_statement_lines', 'select, insert', 'select');

create table payment_order_files (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  name            text not null,
  slug            text not null,
  -- Who paid, and the time zone of the file, as they were: the same file can be had again.
  payer           jsonb not null,
  timezone        text not null,
  count           int not null,
  total           amount not null,
  version         bigint not null default 1,
  created_at      instant not null default now(),
  updated_at      instant not null default now(),
  created_by      uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('payment_order_files', 'select, insert', 'select');

create table payment_orders (
  tenant_id  uuid not null default tenant_id(),
  file_id    uuid not null,
  position   int not null,
  invoice_id uuid not null,
  number     int not null,
  date       date not null,
  amount     amount not null check (amount > 0),
  payee      jsonb not null,
  purpose    text not null check (length(purpose) <= 210),
  primary key (tenant_id, file_id, position),
  unique (tenant_id, file_id, invoice_id),
  foreign key (tenant_id, file_id) references payment_order_files,
  foreign key (tenant_id, invoice_id) references invoices
);
create index payment_orders_of_invoice on payment_orders (tenant_id, invoice_id);
call fence('payment_orders', 'select, insert', 'select');
