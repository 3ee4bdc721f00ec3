import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import type { Company } from './company.ts';

/** A portal without a row yet works by the table's own defaults. */
const companyColumns: Sql = raw(`
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
  coalesce(p.updated_at, t.updated_at) as updated_at, p.updated_by`);

interface CompanyRow {
  id: string;
  name: string;
  slug: string;
  company_inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  address: string | null;
  phone: string | null;
  construction: boolean;
  approval_required: boolean;
  no_self_approval: boolean;
  budget_policy: Company['budgetPolicy'];
  over_allocation_pct: string;
  over_receipt_pct: string;
  price_tolerance_pct: string;
  quantity_tolerance_pct: string;
  amount_tolerance: string;
  reapproval_pct: string;
  price_alert_pct: string;
  budget_alert_pct: string;
  pay_only_approved: boolean;
  blocking_issues: Company['blockingIssues'];
  nomenclature_save_policy: Company['nomenclatureSavePolicy'];
  allow_negative_stock: boolean;
  keys_of_blocked: Company['keysOfBlockedPeople'];
  version: number;
  created_at: string;
  updated_at: string;
  updated_by: string | null;
}

const presentCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  companyInn: row.company_inn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  address: row.address,
  phone: row.phone,
  extensions: { construction: row.construction },
  approvalRequired: row.approval_required,
  noSelfApproval: row.no_self_approval,
  budgetPolicy: row.budget_policy,
  tolerances: {
    overAllocationPct: row.over_allocation_pct,
    overReceiptPct: row.over_receipt_pct,
    pricePct: row.price_tolerance_pct,
    quantityPct: row.quantity_tolerance_pct,
    amount: row.amount_tolerance,
  },
  alerts: { reapprovalPct: row.reapproval_pct, pricePct: row.price_alert_pct, budgetPct: row.budget_alert_pct },
  payOnlyApproved: row.pay_only_approved,
  blockingIssues: row.blocking_issues,
  nomenclatureSavePolicy: row.nomenclature_save_policy,
  allowNegativeStock: row.allow_negative_stock,
  keysOfBlockedPeople: row.keys_of_blocked,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
});

export async function readCompany(db: Db): Promise<Company> {
  const row = await db.one<CompanyRow>(sql`
    select ${companyColumns} from tenants t left join company_profiles p on p.tenant_id = t.tenant_id where t.tenant_id = ${db.tenant}`);
  return presentCompany(row);
}
