import type { Company } from '../../../../nouns/company.ts';
import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';

/** Whether an approval has to come before an invoice is issued, and has not come. */
export const needsApproval = (
  { status }: Pick<SalesInvoice, 'status'>,
  { approvalRequired }: Pick<Company, 'approvalRequired'>,
): boolean => approvalRequired && status === 'draft';
