-- Generated: every statement company sends.

insert into company_profiles (tenant_id) values ($1) on conflict (tenant_id) do nothing;

insert into exchange_rates as held (tenant_id, currency, date, rate, nominal, source, updated_by)
  select $1::uuid, given.currency, given.date, given.rate, given.nominal, $2, $3::uuid from unnest($4::text[], $5::date[],
  $6::numeric[], $7::int[]) as given (currency, date, rate, nominal)
  on conflict (tenant_id, currency, date) do update
  set rate = excluded.rate, nominal = excluded.nominal, source = excluded.source, updated_by = excluded.updated_by, updated_at = now()
  where (excluded.source = 'manual' or held.source <> 'manual') and (held.rate, held.nominal, held.source) is distinct from (excluded.rate, excluded.nominal, excluded.source)
  returning held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by;

select
  t.keys_of_blocked, t.tenant_id as id, t.name, t.slug, t.company_inn, p.kpp, p.ogrn, p.address, p.phone,
  coalesce(p.construction, false) as construction, coalesce(p.approval_required, true) as approval_required,
  coalesce(p.no_self_approval, true) as no_self_approval, coalesce(p.budget_policy, 'warn') as budget_policy,
  coalesce(p.over_allocation_pct, 0) as over_allocation_pct, coalesce(p.over_receipt_pct, 0) as over_receipt_pct,
  coalesce(p.price_tolerance_pct, 0) as price_tolerance_pct, coalesce(p.quantity_tolerance_pct, 0) as quantity_tolerance_pct,
  coalesce(p.amount_tolerance, 1) as amount_tolerance, coalesce(p.reapproval_pct, 10) as reapproval_pct,
  coalesce(p.price_alert_pct, 20) as price_alert_pct, coalesce(p.budget_alert_pct, 90) as budget_alert_pct,
  coalesce(p.pay_only_approved, true) as pay_only_approved,
  coalesce(p.blocking_issues, '{price_above_decision,quantity_above_accepted,vat_mismatch,currency_mismatch,unknown_line,supplier_mismatch}') as blocking_issues,
  coalesce(p.nomenclature_save_policy, 'SUPPLIER_QUOTES_ALL') as nomenclature_save_policy,
  coalesce(p.allow_negative_stock, false) as allow_negative_stock,
  coalesce(p.version, 1::bigint) as version, coalesce(p.created_at, t.created_at) as created_at,
  coalesce(p.updated_at, t.updated_at) as updated_at, p.updated_by from tenants t left join company_profiles p on p.tenant_id = t.tenant_id where t.tenant_id = $1;

select
  t.tenant_id as id, coalesce(r.currency, 'RUB') as currency, coalesce(r.locale, 'ru-RU') as locale,
  coalesce(r.timezone, 'Europe/Moscow') as timezone, coalesce(r.date_format, 'dd.MM.yyyy') as date_format,
  coalesce(r.decimal_separator, ',') as decimal_separator, coalesce(r.group_separator, E'\u00a0') as group_separator,
  coalesce(r.week_start, 1) as week_start, coalesce(r.vat_mode, 'included') as vat_mode, coalesce(r.vat_rate, '22') as vat_rate,
  coalesce(r.csv_delimiter, ';') as csv_delimiter, coalesce(r.fx_source, 'manual') as fx_source,
  coalesce(r.version, 1::bigint) as version, coalesce(r.created_at, t.created_at) as created_at,
  coalesce(r.updated_at, t.updated_at) as updated_at, r.updated_by from tenants t left join regional_settings r on r.tenant_id = t.tenant_id where t.tenant_id = $1;

select 1 from company_profiles where tenant_id = $1 for update;

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from unnest($1::text[], $2::date[],
  $3::numeric[], $4::int[]) as given (currency, date, rate, nominal) join exchange_rates held on held.currency = given.currency and held.date = given.date
  where held.tenant_id = $5 order by held.currency, held.date for update of held;

select latest.currency, latest.rate, latest.nominal, latest.date, latest.source
  from unnest($1::text[]) as wanted (currency) cross join lateral (
  select held.currency, held.rate, held.nominal, held.date, held.source from exchange_rates held
  where held.tenant_id = $2 and held.currency = wanted.currency and held.date <= $3
  order by held.date desc limit 1) latest;

update company_profiles set approval_required = $1 where tenant_id = $2 and (approval_required is distinct from $3);

update company_profiles set construction = $1 where tenant_id = $2 and (construction is distinct from $3);

update company_profiles set no_self_approval = $1 where tenant_id = $2 and (no_self_approval is distinct from $3);

update company_profiles set nomenclature_save_policy = $1 where tenant_id = $2 and (nomenclature_save_policy is distinct from $3);

update company_profiles set version = version + 1, updated_at = now(), updated_by = $1 where tenant_id = $2;
