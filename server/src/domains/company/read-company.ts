import type { Company } from '../../../../nouns/company.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The company of the portal. A portal whose profile was never changed has no row yet: it works by the defaults of the table. */
export const readCompany = (db: Db): Promise<Company> =>
  db.one<Company>(sql`
    select portal.tenant_id as id, portal.name, portal.slug, portal.company_inn as "companyInn", profile.kpp, profile.ogrn, profile.address,
      profile.phone, json_build_object('construction', coalesce(profile.construction, false)) as extensions,
      coalesce(profile.approval_required, true) as "approvalRequired", coalesce(profile.no_self_approval, true) as "noSelfApproval",
      coalesce(profile.budget_policy, 'warn') as "budgetPolicy",
      coalesce(profile.committee, '[]') as committee, coalesce(profile.qualification_policy, 'off') as "qualificationPolicy",
      coalesce(profile.qualification_category_ids, '{}') as "qualificationCategoryIds",
      json_build_object(
        'overAllocationPct', coalesce(profile.over_allocation_pct, 0)::text, 'overReceiptPct', coalesce(profile.over_receipt_pct, 0)::text,
        'pricePct', coalesce(profile.price_tolerance_pct, 0)::text, 'quantityPct', coalesce(profile.quantity_tolerance_pct, 0)::text,
        'amount', coalesce(profile.amount_tolerance, 1)::text) as tolerances,
      json_build_object(
        'reapprovalPct', coalesce(profile.reapproval_pct, 10)::text, 'pricePct', coalesce(profile.price_alert_pct, 20)::text,
        'budgetPct', coalesce(profile.budget_alert_pct, 90)::text) as alerts,
      coalesce(profile.pay_only_approved, true) as "payOnlyApproved",
      coalesce(profile.blocking_issues, '{price_above_decision,quantity_above_accepted,vat_mismatch,currency_mismatch,unknown_line,supplier_mismatch}') as "blockingIssues",
      coalesce(profile.nomenclature_save_policy, 'SUPPLIER_QUOTES_ALL') as "nomenclatureSavePolicy",
      coalesce(profile.allow_negative_stock, false) as "allowNegativeStock",
      coalesce(profile.proposes_reorders, false) as "proposesReorders", portal.keys_of_blocked as "keysOfBlockedPeople", portal.agent_writes_wait as "agentWritesWait",
      coalesce(profile.vehicle_point_days, 400) as "vehiclePointDays",
      coalesce(profile.version, 1::bigint) as version, coalesce(profile.created_at, portal.created_at) as "createdAt",
      coalesce(profile.updated_at, portal.updated_at) as "updatedAt", profile.updated_by as "updatedBy"
    from tenants portal left join company_profiles profile on profile.tenant_id = ${db.tenant}
    where portal.tenant_id = ${db.tenant}`);
