import type { ApprovalHost } from '../../kernel/approval-host.ts';
import { newestSent } from '../approvals/trying/newest-sent.ts';
import { pastRecords } from '../approvals/trying/past-records.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { invoices } from './invoice.ts';
import { getInvoice } from './operations/get-invoice.ts';
import { itemsOf, subjectOf } from './subject-of.ts';

/** How an incoming invoice is read by who asks beforehand who approves it. */
export const invoiceApprovals: ApprovalHost = {
  recordType: 'invoice',
  get: getInvoice,
  subject: async (ctx, recordId) => subjectOf(ctx, await invoices.byId(ctx.db, recordId)),
  async past(ctx, days) {
    const { currency: own } = await regionalOf(ctx);
    return pastRecords(ctx, await newestSent(ctx, invoices, days), {
      subjectOf,
      rateOf: ({ fxRate, currency }) => (currency === own ? '1' : fxRate),
      items: (ids) => itemsOf(ctx.db, ids),
    });
  },
};
