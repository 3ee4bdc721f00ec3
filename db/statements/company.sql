-- Generated: every statement company sends.

insert into company_profiles (tenant_id) values ($1) on conflict (tenant_id) do nothing;

select
  t.tenant_id as id, t.name, t.slug, t.company_inn, p.kpp, p.ogrn, p.address, p.phone,
  coalesce(p.construction, false) as construction, coalesce(p.approval_required, true) as approval_required,
  coalesce(p.no_self_approval, true) as no_self_approval,
  coalesce(p.over_allocation_pct, 0) as over_allocation_pct, coalesce(p.over_receipt_pct, 0) as over_receipt_pct,
  coalesce(p.price_tolerance_pct, 0) as price_tolerance_pct, coalesce(p.quantity_tolerance_pct, 0) as quantity_tolerance_pct,
  coalesce(p.amount_tolerance, 1) as amount_tolerance, coalesce(p.reapproval_pct, 10) as reapproval_pct,
  coalesce(p.price_alert_pct, 20) as price_alert_pct, coalesce(p.budget_alert_pct, 90) as budget_alert_pct,
  coalesce(p.nomenclature_save_policy, 'SUPPLIER_QUOTES_ALL') as nomenclature_save_policy,
  coalesce(p.version, 1::bigint) as version, coalesce(p.created_at, t.created_at) as created_at,
  coalesce(p.updated_at, t.updated_at) as updated_at, p.updated_by from tenants t left join company_profiles p on p.tenant_id = t.tenant_id where t.tenant_id = $1;

select 1 from company_profiles where tenant_id = $1 for update;

select accepted_offer, accepted_personal_data, accepted_marketing, accepted_at, source, document_versions, document_urls
  from legal_consents where tenant_id = $1 order by accepted_at desc, id desc limit 1;

select slug, name, license_status, active_from, active_until, price_monthly_rub from paid_widgets
  where tenant_id = $1 and visible and license_status <> 'disabled' order by name, id;

update company_profiles set address = $1 where tenant_id = $2 and (address is distinct from $3);

update company_profiles set approval_required = $1 where tenant_id = $2 and (approval_required is distinct from $3);

update company_profiles set kpp = $1, ogrn = $2, phone = $3, construction = $4, price_tolerance_pct = $5 where tenant_id = $6 and (kpp is distinct from $7 or ogrn is distinct from $8 or phone is distinct from $9 or construction is distinct from $10 or price_tolerance_pct is distinct from $11);

update company_profiles set phone = $1 where tenant_id = $2 and (phone is distinct from $3);

update company_profiles set version = version + 1, updated_at = now(), updated_by = $1 where tenant_id = $2;

update tenants set company_inn = $1 where tenant_id = $2 and (company_inn is distinct from $3);

update tenants set name = $1 where tenant_id = $2 and (name is distinct from $3);

update tenants set name = $1, company_inn = $2 where tenant_id = $3 and (name is distinct from $4 or company_inn is distinct from $5);
