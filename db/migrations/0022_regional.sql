-- How a company counts, writes numbers and dates, and what a currency is worth to it.

create table regional_settings (
  tenant_id         uuid not null default tenant_id() references tenants,
  currency          currency not null default 'RUB',
  locale            text not null default 'ru-RU',
  timezone          text not null default 'Europe/Moscow',
  date_format       text not null default 'dd.MM.yyyy',
  decimal_separator text not null default ',',
  group_separator   text not null default E'\u00a0' check (group_separator <> decimal_separator),
  week_start        int not null default 1 check (week_start between 0 and 6),
  vat_mode          text not null default 'included' check (vat_mode in ('included', 'excluded', 'none')),
  vat_rate          text not null default '22',
  csv_delimiter     text not null default ';' check (csv_delimiter in (';', ',', E'\t')),
  fx_source         text not null default 'manual' check (fx_source in ('cbr', 'manual')),
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  updated_by        uuid,
  primary key (tenant_id)
);
call fence('regional_settings', 'select, insert, update', 'select, insert');
create trigger regional_settings_touch after insert or update on regional_settings for each row execute function touch_config();

-- `rate` units of the company's currency for `nominal` units of `currency`, on a date.
create table exchange_rates (
  tenant_id  uuid not null default tenant_id(),
  id         uuid not null default uuidv7(),
  currency   currency not null,
  date       date not null,
  rate       numeric not null check (rate > 0 and rate < 1e10 and scale(rate) <= 8),
  nominal    int not null default 1 check (nominal > 0),
  source     text not null check (source in ('cbr', 'manual')),
  updated_at instant not null default now(),
  updated_by uuid,
  primary key (tenant_id, id),
  unique (tenant_id, currency, date)
);
create index exchange_rates_by_date on exchange_rates (tenant_id, date desc, currency, id);
call fence('exchange_rates', 'select, insert, update, delete', 'select, insert, update');
