-- Legal persons of a company that sell, and sign what is sold.

create table seller_profiles (
  tenant_id          uuid not null default tenant_id(),
  id                 uuid not null default uuidv7(),
  name               text collate people not null check (length(name) <= 200),
  legal_name         text not null check (length(legal_name) <= 500),
  inn                text not null check (inn ~ '^(\d{10}|\d{12})$'),
  kpp                text check (length(kpp) = 9),
  ogrn               text,
  tax_regime         text not null default 'osno' check (tax_regime in ('osno', 'usn_no_vat', 'usn_5', 'usn_7', 'other')),
  default_vat_rate   text not null default '22',
  legal_address      text,
  phone              text,
  email              text,
  payment_requisites jsonb not null default '[]',
  signatory_name     text,
  signatory_position text,
  signatory_basis    text,
  accountant_name    text,
  invoice_prefix     text check (length(invoice_prefix) <= 10),
  logo_file_id       uuid,
  stamp_file_id      uuid,
  signature_file_id  uuid,
  is_default         boolean not null default false,
  status             text not null default 'active' check (status in ('active', 'archived')),
  version            bigint not null default 1,
  created_at         instant not null default now(),
  updated_at         instant not null default now(),
  archived_at        instant,
  created_by         uuid,
  updated_by         uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, logo_file_id) references files (tenant_id, id),
  foreign key (tenant_id, stamp_file_id) references files (tenant_id, id),
  foreign key (tenant_id, signature_file_id) references files (tenant_id, id)
);
create unique index seller_profiles_name on seller_profiles (tenant_id, lower(name)) where archived_at is null;
create unique index seller_profiles_default on seller_profiles (tenant_id) where is_default;
create index seller_profiles_by_update on seller_profiles (tenant_id, updated_at, id);
call fence('seller_profiles', 'select, insert, update', 'select');
