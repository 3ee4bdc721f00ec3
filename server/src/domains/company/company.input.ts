import Type, { type Static } from 'typebox';
import { object, version } from '../../kernel/fields.ts';
import { onlyGiven } from '../../kernel/sql/given-columns.ts';
import { alerts, company, extensions, tolerances } from './company.ts';

const { fields } = company;
const parts = { ...tolerances.properties };

/** Every field may be left out; of the grouped ones, every member too. */
export const companyInput = object({
  name: Type.Optional(fields.name),
  companyInn: Type.Optional(fields.companyInn),
  kpp: Type.Optional(fields.kpp),
  ogrn: Type.Optional(fields.ogrn),
  address: Type.Optional(fields.address),
  phone: Type.Optional(fields.phone),
  extensions: Type.Optional(
    object({ construction: Type.Optional(extensions.properties.construction) }, { title: 'Extensions' }),
  ),
  approvalRequired: Type.Optional(fields.approvalRequired),
  noSelfApproval: Type.Optional(fields.noSelfApproval),
  budgetPolicy: Type.Optional(fields.budgetPolicy),
  tolerances: Type.Optional(
    object({
      overAllocationPct: Type.Optional(parts.overAllocationPct),
      overReceiptPct: Type.Optional(parts.overReceiptPct),
      pricePct: Type.Optional(parts.pricePct),
      quantityPct: Type.Optional(parts.quantityPct),
      amount: Type.Optional(parts.amount),
    }),
  ),
  alerts: Type.Optional(
    object({
      reapprovalPct: Type.Optional(alerts.properties.reapprovalPct),
      pricePct: Type.Optional(alerts.properties.pricePct),
      budgetPct: Type.Optional(alerts.properties.budgetPct),
    }),
  ),
  payOnlyApproved: Type.Optional(fields.payOnlyApproved),
  blockingIssues: Type.Optional(fields.blockingIssues),
  keysOfBlockedPeople: Type.Optional(fields.keysOfBlockedPeople),
  version: Type.Optional(version()),
});

export type CompanyInput = Omit<Static<typeof companyInput>, 'version'>;

/** The given fields as columns; what was not given stays out. Name, INN and what is asked at every request stand with the portal: `portalRowOf`. */
export function rowOf(given: CompanyInput): Record<string, unknown> {
  const { tolerances: held, alerts: told } = given;
  return onlyGiven({
    kpp: given.kpp,
    ogrn: given.ogrn,
    address: given.address,
    phone: given.phone,
    construction: given.extensions?.construction,
    approval_required: given.approvalRequired,
    no_self_approval: given.noSelfApproval,
    budget_policy: given.budgetPolicy,
    over_allocation_pct: held?.overAllocationPct,
    over_receipt_pct: held?.overReceiptPct,
    price_tolerance_pct: held?.pricePct,
    quantity_tolerance_pct: held?.quantityPct,
    amount_tolerance: held?.amount,
    reapproval_pct: told?.reapprovalPct,
    price_alert_pct: told?.pricePct,
    budget_alert_pct: told?.budgetPct,
    pay_only_approved: given.payOnlyApproved,
    blocking_issues: given.blockingIssues,
  });
}

export const portalRowOf = ({ name, companyInn, keysOfBlockedPeople }: CompanyInput) =>
  onlyGiven({ name, company_inn: companyInn, keys_of_blocked: keysOfBlockedPeople });
