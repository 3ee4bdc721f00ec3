-- Sums of reports by year, of each of its twelve months, January first: whatever months are asked for, what a key has in a year is one row.
-- The tables of before stay, for a release that may run beside this one: it reads them, and counts nothing more, for that would be in them alone.

create table report_spend_years (
  tenant_id uuid not null default tenant_id(),
  dimension text not null check (dimension in ('supplier', 'category', 'department', 'item', 'month', 'currency')),
  currency  currency not null,
  year      date not null,
  key       text collate "C" not null,
  amounts   numeric[] not null check (cardinality(amounts) = 12),
  lines     bigint[] not null check (cardinality(lines) = 12),
  primary key (tenant_id, dimension, currency, year, key)
);
call fence('report_spend_years', 'select, insert, update, delete', 'select, insert, update, delete');
revoke insert, update, delete on report_spend from prokura_service, prokura_worker;
lock table report_spend in share mode;
alter table report_spend no force row level security;
insert into report_spend_years (tenant_id, dimension, currency, year, key, amounts, lines)
  select tenant_id, dimension, currency, year, key,
    array(select coalesce((amounts ->> n::text)::numeric, 0) from generate_series(1, 12) n order by n),
    array(select coalesce((lines ->> n::text)::bigint, 0) from generate_series(1, 12) n order by n)
  from (
    select tenant_id, dimension, currency, date_trunc('year', month::timestamp)::date as year, key,
      jsonb_object_agg(extract(month from month)::int, amount) as amounts,
      jsonb_object_agg(extract(month from month)::int, lines) as lines
    from report_spend where span = 'month' group by 1, 2, 3, 4, 5
  ) of_year;
alter table report_spend force row level security;

create table report_step_years (
  tenant_id uuid not null default tenant_id(),
  step      text not null,
  year      date not null,
  days      numeric(9, 1) not null,
  purchases bigint[] not null check (cardinality(purchases) = 12),
  primary key (tenant_id, step, year, days)
);
call fence('report_step_years', 'select, insert, update', 'select, insert, update');
revoke insert, update, delete on report_step_days from prokura_service, prokura_worker;
lock table report_step_days in share mode;
alter table report_step_days no force row level security;
insert into report_step_years (tenant_id, step, year, days, purchases)
  select tenant_id, step, year, days,
    array(select coalesce((purchases ->> n::text)::bigint, 0) from generate_series(1, 12) n order by n)
  from (
    select tenant_id, step, date_trunc('year', month::timestamp)::date as year, days,
      jsonb_object_agg(extract(month from month)::int, purchases) as purchases
    from report_step_days group by 1, 2, 3, 4
  ) of_year;
alter table report_step_days force row level security;

create table report_supplier_years (
  tenant_id       uuid not null default tenant_id(),
  figure          text not null,
  year            date not null,
  counterparty_id uuid not null,
  good            bigint[] not null check (cardinality(good) = 12),
  records         bigint[] not null check (cardinality(records) = 12),
  primary key (tenant_id, figure, year, counterparty_id)
);
call fence('report_supplier_years', 'select, insert, update', 'select, insert, update');
revoke insert, update, delete on report_supplier_sums from prokura_service, prokura_worker;
lock table report_supplier_sums in share mode;
alter table report_supplier_sums no force row level security;
insert into report_supplier_years (tenant_id, figure, year, counterparty_id, good, records)
  select tenant_id, figure, year, counterparty_id,
    array(select coalesce((good ->> n::text)::bigint, 0) from generate_series(1, 12) n order by n),
    array(select coalesce((records ->> n::text)::bigint, 0) from generate_series(1, 12) n order by n)
  from (
    select tenant_id, figure, date_trunc('year', month::timestamp)::date as year, counterparty_id,
      jsonb_object_agg(extract(month from month)::int, good) as good,
      jsonb_object_agg(extract(month from month)::int, records) as records
    from report_supplier_sums where span = 'month' group by 1, 2, 3, 4
  ) of_year;
alter table report_supplier_sums force row level security;
