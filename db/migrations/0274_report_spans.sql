-- Sums of quarters and years beside those of months: a year of fifty thousand items is read as a year, not as twelve times as many rows.
-- `month` is the first month of the span.
alter table report_spend add column span text not null default 'month';
alter table report_spend add constraint report_spend_span check (span in ('month', 'quarter', 'year'));
alter table report_spend drop constraint report_spend_pkey;
alter table report_spend add constraint report_spend_pkey primary key (tenant_id, dimension, currency, span, month, key);
drop index report_spend_of_key;
create index report_spend_of_key on report_spend (tenant_id, dimension, key, span, month);

alter table report_spend no force row level security;
insert into report_spend (tenant_id, dimension, currency, span, month, key, amount, lines)
  select tenant_id, dimension, currency, longer.span, date_trunc(longer.span, month::timestamp)::date, key, sum(amount), sum(lines)
  from report_spend, (values ('quarter'), ('year')) longer(span)
  group by 1, 2, 3, 4, 5, 6;
alter table report_spend force row level security;
alter table report_spend alter column span drop default;
