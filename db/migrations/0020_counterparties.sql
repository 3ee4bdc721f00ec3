-- Whom a company buys from, sells to and ships with.

create table counterparties (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  kind           text not null check (kind in ('legal_entity', 'entrepreneur', 'individual', 'foreign')),
  short_name     text collate people not null check (length(short_name) <= 255),
  full_name      text check (length(full_name) <= 500),
  roles          text[] not null check (cardinality(roles) >= 1 and roles <@ array['supplier', 'customer', 'carrier', 'our_company']),
  inn            text check (inn ~ '^(\d{10}|\d{12})$'),
  kpp            text,
  ogrn           text,
  okpo           text,
  -- A foreign taxpayer number follows the rules of its own country.
  tax_id         text check (length(tax_id) <= 50),
  tax_regime     text check (tax_regime in ('osno', 'usn_no_vat', 'usn_5', 'usn_7', 'other')),
  legal_address  text,
  actual_address text,
  postal_address text,
  email          text,
  phone          text,
  website        text,
  custom_fields  jsonb not null default '{}',
  status         text not null default 'active' check (status in ('active', 'blocked', 'archived')),
  block_reason   text,
  blocked_until  instant,
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  archived_at    instant,
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  check ((status = 'blocked') = (block_reason is not null)),
  check (blocked_until is null or status = 'blocked')
);
-- Branches share an INN and differ by their KPP.
create unique index counterparties_inn_kpp on counterparties (tenant_id, inn, coalesce(kpp, '')) where inn is not null and archived_at is null;
create index counterparties_by_update on counterparties (tenant_id, updated_at, id);
create index counterparties_by_name on counterparties (tenant_id, short_name, id) where archived_at is null;
call fence('counterparties', 'select, insert, update', 'select, insert, update');

-- What makes a counterparty a supplier; it keeps its identifier when the role is taken away and given again.
create table suppliers (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  counterparty_id    uuid not null,
  standing           text not null default 'ok' check (standing in ('ok', 'warn', 'prevent_rfq', 'prevent_all')),
  payment_terms_days int check (payment_terms_days >= 0),
  default_currency   currency,
  lead_time_days     int check (lead_time_days >= 0),
  min_order_amount   price,
  rating             numeric(2, 1) check (rating between 0 and 5),
  created_at         instant not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, counterparty_id),
  foreign key (tenant_id, counterparty_id) references counterparties
);
call fence('suppliers', 'select, insert, update', 'select, insert, update');

create table payment_requisites (
  tenant_id             uuid not null default tenant_id(),
  id                    uuid not null default uuidv7(),
  counterparty_id       uuid not null,
  label                 text,
  bank_name             text,
  bik                   text,
  checking_account      text,
  correspondent_account text,
  currency              currency not null default 'RUB',
  is_primary            boolean not null,
  created_at            instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, counterparty_id) references counterparties,
  -- Held at the end of a statement, so that one statement may hand an account or the first place from one row to another.
  constraint payment_requisites_account unique (tenant_id, counterparty_id, bik, checking_account) deferrable,
  constraint payment_requisites_primary exclude using btree (tenant_id with =, counterparty_id with =) where (is_primary) deferrable
);
create index payment_requisites_of on payment_requisites (tenant_id, counterparty_id, id);
call fence('payment_requisites', 'select, insert, update, delete', 'select, insert, update, delete');

create table counterparty_contacts (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  counterparty_id uuid not null,
  full_name       text collate people not null,
  position        text,
  email           text,
  phone           text,
  is_primary      boolean not null default false,
  receives_rfq    boolean not null default true,
  messenger_ids   jsonb not null default '{}',
  created_at      instant not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, counterparty_id) references counterparties,
  check (email is not null or phone is not null or messenger_ids <> '{}'),
  constraint counterparty_contacts_primary exclude using btree (tenant_id with =, counterparty_id with =) where (is_primary) deferrable
);
create index counterparty_contacts_of on counterparty_contacts (tenant_id, counterparty_id, id);
call fence('counterparty_contacts', 'select, insert, update, delete', 'select, insert, update, delete');
