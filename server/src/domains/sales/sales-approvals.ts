import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { subjectOf } from './approval-subject.ts';
import { getSalesInvoice } from './operations/get-sales-invoice.ts';
import { salesInvoices } from './sales-invoice.ts';

/** How a sales invoice is read by who asks beforehand who approves it. */
export const salesApprovals: ApprovalHost = {
  recordType: 'sales_invoice',
  get: getSalesInvoice,
  subject: async (ctx, recordId) => subjectOf(ctx, await salesInvoices.byId(ctx.db, recordId)),
};
