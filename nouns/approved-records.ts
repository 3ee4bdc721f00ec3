import type { Permission } from './kit/rights.ts';
import { words } from './kit/words.ts';

/** Records that are approved, by their kind. */
export const approvedRecords = {
  procurement: words('Purchase requisition', 'Заявка на закупку'),
  invoice: words('Incoming invoice', 'Входящий счёт'),
  commercial_proposal: words('Commercial proposal', 'Коммерческое предложение'),
  sales_invoice: words('Sales invoice', 'Исходящий счёт'),
  contract: words('Contract', 'Договор'),
};

export type ApprovedRecord = keyof typeof approvedRecords;

export const approvedRecordTypes = Object.keys(approvedRecords) as ApprovedRecord[];

/** What a person must be allowed to do to approve them, with a route and without. */
export const approvePermissions: Readonly<Record<ApprovedRecord, Permission>> = {
  procurement: 'purchase_requisitions.approve',
  invoice: 'invoices.status',
  commercial_proposal: 'commercial_proposals.approve',
  sales_invoice: 'sales_invoices.approve',
  contract: 'contracts.approve',
};

/** Where the portal shows them. */
export const approvedPages: Readonly<Record<ApprovedRecord, string>> = {
  procurement: '/purchase-requisitions',
  invoice: '/invoices',
  commercial_proposal: '/proposals',
  sales_invoice: '/sales-invoices',
  contract: '/contracts',
};
