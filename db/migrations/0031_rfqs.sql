-- What suppliers are asked, and what they answer.

create table supplier_rfqs (
  tenant_id                  uuid not null default tenant_id(),
  id                         uuid not null default uuidv7(),
  number                     text not null check (length(number) <= 32),
  title                      text collate people not null check (length(title) <= 300),
  requisition_id             uuid,
  -- Null asks for no currency in particular.
  currency                   currency,
  vat_mode                   text not null default 'included' check (vat_mode in ('included', 'excluded', 'none')),
  response_deadline          instant,
  delivery_terms             text check (length(delivery_terms) <= 2000),
  payment_terms              text check (length(payment_terms) <= 2000),
  delivery_address           text check (length(delivery_address) <= 1000),
  warehouse_id               uuid,
  message                    text check (length(message) <= 10000),
  allow_partial              boolean not null default true,
  allow_analogs              boolean not null default false,
  allow_alternative_currency boolean not null default false,
  -- Prices are hidden from the buyer's side until the deadline; `unsealed_at` says when they were opened.
  sealed                     boolean not null default false,
  unsealed_at                instant,
  quote_mode                 text not null default 'selected_lines' check (quote_mode in ('selected_lines', 'all_lines', 'total_only')),
  reminder_policy            jsonb not null default '{"enabled": true, "hoursBefore": [72, 24], "maxPerRecipient": 3}',
  responsible_id             uuid,
  status                     text not null default 'draft' check (status in
    ('draft', 'sent', 'partially_quoted', 'quoted', 'expired', 'closed', 'cancelled')),
  cancel_reason              text check (length(cancel_reason) <= 1000),
  -- One more with every change of items or terms after it was sent: suppliers confirm their quotes again.
  revision                   int not null default 1,
  sent_at                    instant,
  closed_at                  instant,
  -- When a worker looks at it next, for a reminder or for the deadline; null when nothing is to come.
  due_at                     instant,
  -- Set once its end was noticed: prices are open and the buyer was told. Null again when the deadline moves ahead.
  ended_at                   instant,
  version                    bigint not null default 1,
  created_at                 instant not null default now(),
  updated_at                 instant not null default now(),
  created_by                 uuid,
  updated_by                 uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, warehouse_id) references warehouses
);
create index supplier_rfqs_by_update on supplier_rfqs (tenant_id, updated_at, id);
create index supplier_rfqs_by_status on supplier_rfqs (tenant_id, status, updated_at, id);
create index supplier_rfqs_by_deadline on supplier_rfqs (tenant_id, response_deadline, id);
create index supplier_rfqs_of on supplier_rfqs (tenant_id, requisition_id) where requisition_id is not null;
create index supplier_rfqs_due on supplier_rfqs (due_at, tenant_id) where due_at is not null;
call fence('supplier_rfqs', 'select, insert, update, delete', 'select, insert, update');
call searchable('supplier_rfqs', 'title', 'number');

create table supplier_rfq_items (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  rfq_id              uuid not null,
  position            int not null check (position >= 1),
  requisition_line_id uuid,
  catalog_item_id     uuid,
  name                text collate people not null check (length(name) <= 500),
  specification       text check (length(specification) <= 5000),
  quantity            measure not null check (quantity > 0),
  uom                 text not null default '796',
  factor_to_base      numeric not null default 1 check (factor_to_base > 0),
  required_at         date,
  -- Never shown to suppliers.
  target_price        price,
  product_fields      jsonb not null default '{}',
  -- The revision that last changed its quantity or unit: prices given before it are asked for anew.
  changed_in          int not null default 1,
  version             bigint not null default 1,
  created_at          instant not null default now(),
  updated_at          instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, rfq_id, position) deferrable,
  foreign key (tenant_id, rfq_id) references supplier_rfqs on delete cascade,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create unique index supplier_rfq_items_line on supplier_rfq_items (tenant_id, rfq_id, requisition_line_id) where requisition_line_id is not null;
create index supplier_rfq_items_of_line on supplier_rfq_items (tenant_id, requisition_line_id) where requisition_line_id is not null;
create index supplier_rfq_items_of_item on supplier_rfq_items (tenant_id, catalog_item_id) where catalog_item_id is not null;
call fence('supplier_rfq_items', 'select, insert, update, delete', 'select');

create table supplier_rfq_recipients (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  rfq_id           uuid not null,
  supplier_id      uuid not null,
  counterparty_id  uuid not null,
  contact_id       uuid,
  email            text,
  channel          text not null default 'email' check (channel in ('email', 'link', 'messenger')),
  status           text not null default 'pending' check (status in
    ('pending', 'sent', 'delivery_failed', 'viewed', 'draft_saved', 'quoted', 'declined', 'revoked', 'no_response')),
  sent_at          instant,
  last_error       text,
  first_viewed_at  instant,
  view_count       int not null default 0,
  reminders_sent   int not null default 0,
  last_reminded_at instant,
  decline_reason   text check (length(decline_reason) <= 1000),
  -- The revision the supplier was last told of.
  revision         int not null default 0,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, rfq_id, supplier_id),
  foreign key (tenant_id, rfq_id) references supplier_rfqs on delete cascade,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, counterparty_id) references counterparties
);
create index supplier_rfq_recipients_of_supplier on supplier_rfq_recipients (tenant_id, supplier_id);
call fence('supplier_rfq_recipients', 'select, insert, update, delete', 'select, insert, update');

-- One link for each recipient: found by a digest, and kept sealed so that a reminder can send it again.
create table supplier_rfq_links (
  tenant_id    uuid not null default tenant_id(),
  recipient_id uuid not null,
  digest       bytea not null unique,
  sealed       text not null,
  -- `consumed` after a submission, until a revision or a new version is asked for.
  state        text not null default 'active' check (state in ('active', 'consumed', 'revoked')),
  expires_at   instant not null,
  created_at   instant not null default now(),
  primary key (tenant_id, recipient_id),
  foreign key (tenant_id, recipient_id) references supplier_rfq_recipients on delete cascade
);
call fence('supplier_rfq_links', 'select, insert, update, delete', 'select, insert, update');

create table supplier_rfq_reminders (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  recipient_id uuid not null,
  kind         text not null check (kind in ('manual', 'auto')),
  -- The deadline that was reminded of; an automatic one also names how many hours before it.
  deadline     instant not null,
  hours_before int,
  status       text not null default 'sent' check (status in ('sent', 'failed', 'skipped')),
  reason       text,
  sent_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, recipient_id) references supplier_rfq_recipients on delete cascade
);
create unique index supplier_rfq_reminders_once on supplier_rfq_reminders (tenant_id, recipient_id, deadline, hours_before) where kind = 'auto';
create index supplier_rfq_reminders_of on supplier_rfq_reminders (tenant_id, recipient_id, sent_at);
call fence('supplier_rfq_reminders', 'select, insert', 'select, insert, update');

create table supplier_quotes (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  number                text not null check (length(number) <= 32),
  rfq_id                uuid,
  requisition_id        uuid,
  recipient_id          uuid,
  supplier_id           uuid not null,
  counterparty_id       uuid not null,
  source                text not null check (source in ('supplier_link', 'manual', 'import', 'mail', 'api')),
  status                text not null default 'draft' check (status in
    ('draft', 'submitted', 'partially_accepted', 'accepted', 'rejected', 'withdrawn', 'expired')),
  -- 0 before the first submission.
  current_version       int not null default 0,
  -- A next version is being written; the current one stays valid until it is submitted.
  revising              boolean not null default false,
  needs_reconfirmation  boolean not null default false,
  external_number       text check (length(external_number) <= 64),
  internal_score        measure check (internal_score between 0 and 10),
  comment               text check (length(comment) <= 5000),
  reject_reason         text check (length(reject_reason) <= 1000),
  -- Of the current version, so that lists and schedules need not open it.
  currency              currency not null,
  total_gross           amount,
  valid_until           date,
  submitted_at          instant,
  -- Counts the drafts a supplier saved: the last one wins, a stale one is refused.
  draft_version         int not null default 0,
  version               bigint not null default 1,
  created_at            instant not null default now(),
  updated_at            instant not null default now(),
  created_by            uuid,
  updated_by            uuid,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, rfq_id) references supplier_rfqs,
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, recipient_id) references supplier_rfq_recipients,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, counterparty_id) references counterparties,
  check (rfq_id is not null or requisition_id is not null)
);
create unique index supplier_quotes_once on supplier_quotes (tenant_id, rfq_id, supplier_id) where rfq_id is not null and status <> 'withdrawn';
create index supplier_quotes_by_update on supplier_quotes (tenant_id, updated_at, id);
create index supplier_quotes_by_status on supplier_quotes (tenant_id, status, updated_at, id);
create index supplier_quotes_of_requisition on supplier_quotes (tenant_id, requisition_id, id) where requisition_id is not null;
create index supplier_quotes_of_rfq on supplier_quotes (tenant_id, rfq_id, id) where rfq_id is not null;
create index supplier_quotes_of_recipient on supplier_quotes (tenant_id, recipient_id) where recipient_id is not null;
create index supplier_quotes_of_supplier on supplier_quotes (tenant_id, supplier_id, id);
create index supplier_quotes_ending on supplier_quotes (valid_until, tenant_id) where status = 'submitted';
call fence('supplier_quotes', 'select, insert, update, delete', 'select, insert, update');
call searchable('supplier_quotes', 'number', 'external_number');

-- Version 0 is the draft; the others are what was submitted, word for word, and never change.
create table supplier_quote_versions (
  tenant_id          uuid not null default tenant_id(),
  quote_id           uuid not null,
  n                  int not null check (n >= 0),
  -- The revision of the request that it answers.
  rfq_revision       int,
  document_date      date,
  currency           currency not null,
  vat_mode           text not null check (vat_mode in ('included', 'excluded', 'none')),
  valid_until        date,
  delivery_days      int check (delivery_days between 0 and 3650),
  delivery_terms     text check (length(delivery_terms) <= 2000),
  payment_terms      text check (length(payment_terms) <= 2000),
  prepayment_percent percent check (prepayment_percent between 0 and 100),
  -- [{kind, amount, currency, allocation}]
  extra_costs        jsonb not null default '[]',
  comment            text check (length(comment) <= 5000),
  -- A total without lines, where the request asks for nothing more.
  stated_total       amount,
  net                amount,
  vat                amount,
  gross              amount,
  submitted_by       jsonb,
  submitted_by_user  uuid,
  at                 instant not null default now(),
  primary key (tenant_id, quote_id, n),
  foreign key (tenant_id, quote_id) references supplier_quotes on delete cascade
);
call fence('supplier_quote_versions', 'select, insert, update, delete', 'select, insert, delete');

create table supplier_quote_lines (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  quote_id            uuid not null,
  n                   int not null,
  position            int not null,
  rfq_item_id         uuid,
  requisition_line_id uuid,
  -- What it answers, as it was called then, and the item of the catalog it turned out to be.
  name                text collate people not null check (length(name) <= 500),
  catalog_item_id     uuid,
  quoted              boolean not null default true,
  unavailable_reason  text check (length(unavailable_reason) <= 1000),
  price               price,
  is_free             boolean not null default false,
  -- [{minQuantity, price}], by growing quantity.
  price_tiers         jsonb not null default '[]',
  quantity_offered    measure,
  -- As much as was asked for and is on offer, in `uom`: what the amounts below count.
  quantity            measure,
  uom                 text not null,
  -- Null where nobody knows how much one holds.
  factor_to_base      numeric check (factor_to_base > 0),
  moq                 measure,
  pack_quantity       measure,
  vat_rate            text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  discount_percent    percent not null default 0 check (discount_percent between 0 and 100),
  delivery_date       date,
  delivery_days       int check (delivery_days between 0 and 3650),
  -- {name, brand, sku}
  analog              jsonb,
  supplier_sku        text check (length(supplier_sku) <= 100),
  country_of_origin   text,
  comment             text check (length(comment) <= 2000),
  net                 amount,
  vat                 amount,
  gross               amount,
  primary key (tenant_id, id),
  unique (tenant_id, quote_id, n, position),
  foreign key (tenant_id, quote_id, n) references supplier_quote_versions on delete cascade,
  foreign key (tenant_id, rfq_item_id) references supplier_rfq_items,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, catalog_item_id) references catalog_items,
  check (rfq_item_id is not null or requisition_line_id is not null)
);
create index supplier_quote_lines_of_item on supplier_quote_lines (tenant_id, rfq_item_id) where rfq_item_id is not null;
create index supplier_quote_lines_of_catalog_item on supplier_quote_lines (tenant_id, catalog_item_id) where catalog_item_id is not null;
create index supplier_quote_lines_of_line on supplier_quote_lines (tenant_id, requisition_line_id) where requisition_line_id is not null;
call fence('supplier_quote_lines', 'select, insert, update, delete', 'select, insert, update');

-- Where a link leads is found before a portal is entered.
grant select (tenant_id, recipient_id, digest) on supplier_rfq_links to prokura_directory;
create policy directory on supplier_rfq_links for select to prokura_directory using (true);
create function find_rfq_link(digest bytea) returns table (tenant_id uuid, recipient_id uuid)
language sql stable security definer set search_path = public as $$
  select link.tenant_id, link.recipient_id from supplier_rfq_links link where link.digest = $1
$$;
alter function find_rfq_link owner to prokura_directory;
revoke execute on function find_rfq_link from public;
grant execute on function find_rfq_link to prokura_service;

-- Portals where a reminder is due, a deadline has passed or a quote has ended: all a worker may learn before it enters one.
create function tenants_with_due_rfqs(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct tenant_id from supplier_rfqs where due_at <= now() limit most
  ) due
$$;
create function tenants_with_ended_quotes(most int) returns table (tenant_ids uuid[])
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct quote.tenant_id from supplier_quotes quote left join regional_settings regional using (tenant_id)
    where quote.status = 'submitted' and quote.valid_until < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      -- Nowhere is it later: what ends after that is not looked at.
      and quote.valid_until < (now() at time zone 'Pacific/Kiritimati')::date
    limit most
  ) ended
$$;
alter function tenants_with_due_rfqs owner to prokura_directory;
alter function tenants_with_ended_quotes owner to prokura_directory;
revoke execute on function tenants_with_due_rfqs, tenants_with_ended_quotes from public;
grant execute on function tenants_with_due_rfqs, tenants_with_ended_quotes to prokura_worker;
