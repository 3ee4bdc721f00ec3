import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { newestSent } from '../approvals/trying/newest-sent.ts';
import { pastRecords } from '../approvals/trying/past-records.ts';
import { subjectOf } from './approval-subject.ts';
import { getSalesInvoice } from './operations/get-sales-invoice.ts';
import { salesInvoices } from './sales-invoice.ts';

/** How a sales invoice is read by who asks beforehand who approves it. */
export const salesApprovals: ApprovalHost = {
  recordType: 'sales_invoice',
  get: getSalesInvoice,
  subject: async (ctx, recordId) => subjectOf(ctx, await salesInvoices.byId(ctx.db, recordId)),
  past: async (ctx, days) =>
    pastRecords(ctx, await newestSent(ctx, salesInvoices, days), {
      subjectOf,
      rateOf: ({ fxRate, currency }, today) => fxRate ?? today(currency),
      items: (ids) => sql`
        select distinct line.invoice_id as "recordId", line.catalog_item_id as "itemId" from sales_invoice_rows line
        where line.tenant_id = ${ctx.db.tenant} and line.invoice_id = any(${ids}::uuid[]) and line.catalog_item_id is not null`,
    }),
};
