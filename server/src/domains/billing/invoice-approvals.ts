import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { invoices } from './invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { subjectOf } from './subject-of.ts';

/** How an incoming invoice is read by who asks beforehand who approves it. */
export const invoiceApprovals: ApprovalHost = {
  recordType: 'invoice',
  get: getInvoice,
  subject: async (ctx, recordId) => subjectOf(ctx, await invoices.byId(ctx.db, recordId)),
};
