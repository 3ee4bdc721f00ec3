-- Rows of years that were there before migration 0353 get their running sums. Reports are read meanwhile.

update report_spend_years set
  amounts = amounts || array(select sum(month.value) over (order by month.n) from unnest(amounts) with ordinality month(value, n) order by month.n),
  lines = lines || array(select (sum(month.value) over (order by month.n))::bigint from unnest(lines) with ordinality month(value, n) order by month.n)
  where cardinality(amounts) = 12;
update report_step_years set
  purchases = purchases || array(select (sum(month.value) over (order by month.n))::bigint from unnest(purchases) with ordinality month(value, n) order by month.n)
  where cardinality(purchases) = 12;
update report_supplier_years set
  good = good || array(select (sum(month.value) over (order by month.n))::bigint from unnest(good) with ordinality month(value, n) order by month.n),
  records = records || array(select (sum(month.value) over (order by month.n))::bigint from unnest(records) with ordinality month(value, n) order by month.n)
  where cardinality(good) = 12;

alter table report_spend_years validate constraint report_spend_years_amounts_check;
alter table report_spend_years validate constraint report_spend_years_lines_check;
alter table report_step_years validate constraint report_step_years_purchases_check;
alter table report_supplier_years validate constraint report_supplier_years_good_check;
alter table report_supplier_years validate constraint report_supplier_years_records_check;
alter table report_spend_years force row level security;
alter table report_step_years force row level security;
alter table report_supplier_years force row level security;
