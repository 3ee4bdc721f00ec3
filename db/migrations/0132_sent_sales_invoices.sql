-- Sales invoices that went to customers, and the file that they were sent with.

alter table sales_invoices add column document_file_id uuid;
alter table sales_invoices add foreign key (tenant_id, document_file_id) references files (tenant_id, id);

-- Each time an invoice was sent.
create table sales_invoice_sendings (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  invoice_id  uuid not null,
  channel     text not null check (channel = 'email'),
  recipients  text[] not null check (cardinality(recipients) > 0),
  subject     text collate people check (length(subject) <= 200),
  message     text collate people check (length(message) <= 5000),
  file_id     uuid,
  sent_by     uuid,
  sent_at     instant not null default now(),
  undelivered text[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references sales_invoices,
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index sales_invoice_sendings_of on sales_invoice_sendings (tenant_id, invoice_id, sent_at);
call fence('sales_invoice_sendings', 'select, insert', 'select, update');
