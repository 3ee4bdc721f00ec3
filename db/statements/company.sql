-- Generated: every statement company sends.

delete from exchange_rates where tenant_id = $1;

insert into company_profiles (tenant_id) values ($1) on conflict (tenant_id) do nothing;

insert into exchange_rates as held (tenant_id, currency, date, rate, nominal, source, updated_by)
  select $1::uuid, given.currency, given.date, given.rate, given.nominal, $2, $3::uuid from unnest($4::text[], $5::date[],
  $6::numeric[], $7::int[]) as given (currency, date, rate, nominal)
  on conflict (tenant_id, currency, date) do update
  set rate = excluded.rate, nominal = excluded.nominal, source = excluded.source, updated_by = excluded.updated_by, updated_at = now()
  where (excluded.source = 'manual' or held.source <> 'manual') and (held.rate, held.nominal, held.source) is distinct from (excluded.rate, excluded.nominal, excluded.source)
  returning held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by;

insert into regional_settings (tenant_id) values ($1) on conflict (tenant_id) do nothing;

select
  t.tenant_id as id, coalesce(r.currency, 'RUB') as currency, coalesce(r.locale, 'ru-RU') as locale,
  coalesce(r.timezone, 'Europe/Moscow') as timezone, coalesce(r.date_format, 'dd.MM.yyyy') as date_format,
  coalesce(r.decimal_separator, ',') as decimal_separator, coalesce(r.group_separator, E'\u00a0') as group_separator,
  coalesce(r.week_start, 1) as week_start, coalesce(r.vat_mode, 'included') as vat_mode, coalesce(r.vat_rate, '22') as vat_rate,
  coalesce(r.csv_delimiter, ';') as csv_delimiter, coalesce(r.fx_source, 'manual') as fx_source,
  coalesce(r.version, 1::bigint) as version, coalesce(r.created_at, t.created_at) as created_at,
  coalesce(r.updated_at, t.updated_at) as updated_at, r.updated_by from tenants t left join regional_settings r on r.tenant_id = t.tenant_id where t.tenant_id = $1;

select
  t.tenant_id as id, t.name, t.slug, t.company_inn, p.kpp, p.ogrn, p.address, p.phone,
  coalesce(p.construction, false) as construction, coalesce(p.approval_required, true) as approval_required,
  coalesce(p.no_self_approval, true) as no_self_approval, coalesce(p.budget_policy, 'warn') as budget_policy,
  coalesce(p.over_allocation_pct, 0) as over_allocation_pct, coalesce(p.over_receipt_pct, 0) as over_receipt_pct,
  coalesce(p.price_tolerance_pct, 0) as price_tolerance_pct, coalesce(p.quantity_tolerance_pct, 0) as quantity_tolerance_pct,
  coalesce(p.amount_tolerance, 1) as amount_tolerance, coalesce(p.reapproval_pct, 10) as reapproval_pct,
  coalesce(p.price_alert_pct, 20) as price_alert_pct, coalesce(p.budget_alert_pct, 90) as budget_alert_pct,
  coalesce(p.pay_only_approved, false) as pay_only_approved,
  coalesce(p.blocking_issues, '{price_above_decision,quantity_above_accepted,vat_mismatch,currency_mismatch,unknown_line,supplier_mismatch}') as blocking_issues,
  coalesce(p.nomenclature_save_policy, 'SUPPLIER_QUOTES_ALL') as nomenclature_save_policy,
  coalesce(p.allow_negative_stock, false) as allow_negative_stock,
  coalesce(p.version, 1::bigint) as version, coalesce(p.created_at, t.created_at) as created_at,
  coalesce(p.updated_at, t.updated_at) as updated_at, p.updated_by from tenants t left join company_profiles p on p.tenant_id = t.tenant_id where t.tenant_id = $1;

select 1 from company_profiles where tenant_id = $1 for update;

select 1 from regional_settings where tenant_id = $1 for update;

select accepted_offer, accepted_personal_data, accepted_marketing, accepted_at, source, document_versions, document_urls
  from legal_consents where tenant_id = $1 order by accepted_at desc, id desc limit 1;

select entity_type as "entityType" from money_blockers(tenant_id => $1);

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from exchange_rates held where held.tenant_id = $1
  order by held.date desc, held.currency asc, held.id asc limit 51;

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from exchange_rates held where held.tenant_id = $1 and held.currency = $2
  order by held.date desc, held.currency asc, held.id asc limit 201;

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from exchange_rates held where held.tenant_id = $1 and held.currency = $2 and held.date <= $3
  order by held.date desc, held.currency asc, held.id asc limit 51;

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from exchange_rates held where held.tenant_id = $1 and held.date = $2
  order by held.date desc, held.currency asc, held.id asc limit 51;

select held.id, held.currency, held.date, held.rate, held.nominal, held.source, held.updated_at, held.updated_by from unnest($1::text[], $2::date[],
  $3::numeric[], $4::int[]) as given (currency, date, rate, nominal) join exchange_rates held on held.currency = given.currency and held.date = given.date
  where held.tenant_id = $5 order by held.currency, held.date for update of held;

select latest.currency, latest.rate, latest.nominal, latest.date, latest.source
  from unnest($1::text[]) as wanted (currency) cross join lateral (
  select held.currency, held.rate, held.nominal, held.date, held.source from exchange_rates held
  where held.tenant_id = $2 and held.currency = wanted.currency and held.date <= $3
  order by held.date desc limit 1) latest;

select slug, name, license_status, active_from, active_until, price_monthly_rub from paid_widgets
  where tenant_id = $1 and visible and license_status <> 'disabled' order by name, id;

update company_profiles set address = $1 where tenant_id = $2 and (address is distinct from $3);

update company_profiles set allow_negative_stock = $1 where tenant_id = $2 and (allow_negative_stock is distinct from $3);

update company_profiles set approval_required = $1 where tenant_id = $2 and (approval_required is distinct from $3);

update company_profiles set approval_required = $1, budget_policy = $2 where tenant_id = $3 and (approval_required is distinct from $4 or budget_policy is distinct from $5);

update company_profiles set approval_required = $1, no_self_approval = $2 where tenant_id = $3 and (approval_required is distinct from $4 or no_self_approval is distinct from $5);

update company_profiles set approval_required = $1, no_self_approval = $2, over_allocation_pct = $3, over_receipt_pct = $4, price_tolerance_pct = $5, quantity_tolerance_pct = $6, amount_tolerance = $7, reapproval_pct = $8, price_alert_pct = $9, budget_alert_pct = $10, pay_only_approved = $11, blocking_issues = $12 where tenant_id = $13 and (approval_required is distinct from $14 or no_self_approval is distinct from $15 or over_allocation_pct is distinct from $16 or over_receipt_pct is distinct from $17 or price_tolerance_pct is distinct from $18 or quantity_tolerance_pct is distinct from $19 or amount_tolerance is distinct from $20 or reapproval_pct is distinct from $21 or price_alert_pct is distinct from $22 or budget_alert_pct is distinct from $23 or pay_only_approved is distinct from $24 or blocking_issues is distinct from $25);

update company_profiles set blocking_issues = $1 where tenant_id = $2 and (blocking_issues is distinct from $3);

update company_profiles set budget_policy = $1 where tenant_id = $2 and (budget_policy is distinct from $3);

update company_profiles set construction = $1 where tenant_id = $2 and (construction is distinct from $3);

update company_profiles set construction = $1, approval_required = $2 where tenant_id = $3 and (construction is distinct from $4 or approval_required is distinct from $5);

update company_profiles set kpp = $1 where tenant_id = $2 and (kpp is distinct from $3);

update company_profiles set kpp = $1, ogrn = $2, phone = $3, construction = $4, price_tolerance_pct = $5 where tenant_id = $6 and (kpp is distinct from $7 or ogrn is distinct from $8 or phone is distinct from $9 or construction is distinct from $10 or price_tolerance_pct is distinct from $11);

update company_profiles set no_self_approval = $1 where tenant_id = $2 and (no_self_approval is distinct from $3);

update company_profiles set nomenclature_save_policy = $1 where tenant_id = $2 and (nomenclature_save_policy is distinct from $3);

update company_profiles set nomenclature_save_policy = $1, price_alert_pct = $2 where tenant_id = $3 and (nomenclature_save_policy is distinct from $4 or price_alert_pct is distinct from $5);

update company_profiles set over_allocation_pct = $1 where tenant_id = $2 and (over_allocation_pct is distinct from $3);

update company_profiles set over_receipt_pct = $1 where tenant_id = $2 and (over_receipt_pct is distinct from $3);

update company_profiles set pay_only_approved = $1 where tenant_id = $2 and (pay_only_approved is distinct from $3);

update company_profiles set phone = $1 where tenant_id = $2 and (phone is distinct from $3);

update company_profiles set price_alert_pct = $1 where tenant_id = $2 and (price_alert_pct is distinct from $3);

update company_profiles set price_tolerance_pct = $1, blocking_issues = $2 where tenant_id = $3 and (price_tolerance_pct is distinct from $4 or blocking_issues is distinct from $5);

update company_profiles set version = version + 1, updated_at = now(), updated_by = $1 where tenant_id = $2;

update regional_settings set currency = $1, fx_source = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and (currency is distinct from $5 or fx_source is distinct from $6);

update regional_settings set currency = $1, locale = $2, timezone = $3, group_separator = $4, vat_mode = $5, updated_by = $6, version = version + 1, updated_at = now()
  where tenant_id = $7 and (currency is distinct from $8 or locale is distinct from $9 or timezone is distinct from $10 or group_separator is distinct from $11 or vat_mode is distinct from $12);

update regional_settings set currency = $1, locale = $2, timezone = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and (currency is distinct from $6 or locale is distinct from $7 or timezone is distinct from $8);

update regional_settings set currency = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and (currency is distinct from $4);

update regional_settings set currency = $1, vat_mode = $2, vat_rate = $3, updated_by = $4, version = version + 1, updated_at = now()
  where tenant_id = $5 and (currency is distinct from $6 or vat_mode is distinct from $7 or vat_rate is distinct from $8);

update regional_settings set currency = $1, week_start = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and (currency is distinct from $5 or week_start is distinct from $6);

update regional_settings set fx_source = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and (fx_source is distinct from $4);

update regional_settings set vat_mode = $1, vat_rate = $2, updated_by = $3, version = version + 1, updated_at = now()
  where tenant_id = $4 and (vat_mode is distinct from $5 or vat_rate is distinct from $6);

update regional_settings set week_start = $1, updated_by = $2, version = version + 1, updated_at = now()
  where tenant_id = $3 and (week_start is distinct from $4);

update tenants set company_inn = $1 where tenant_id = $2 and (company_inn is distinct from $3);

update tenants set name = $1 where tenant_id = $2 and (name is distinct from $3);

update tenants set name = $1, company_inn = $2 where tenant_id = $3 and (name is distinct from $4 or company_inn is distinct from $5);
