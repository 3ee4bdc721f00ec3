import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import type { ApprovalSubject } from '../../kernel/approval-host.ts';
import type { ReadContext, WriteContext } from '../../kernel/operation.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { dayIn } from '../../kernel/values/instant.ts';
import { followApproval } from '../approvals/follow-approval.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { rateOfDay } from './contract-of.ts';
import { rowsOfInvoice } from './sales-invoice-row.ts';

/** A sales invoice where its approval is concerned; its total by its own rate, else by today's. */
export const subjectOf = (ctx: ReadContext, held: SalesInvoice): ApprovalSubject => ({
  recordType: 'sales_invoice',
  recordId: held.id,
  ...{ number: held.number, title: held.title ?? held.customer?.name ?? '—', amount: held.totalAmount },
  ...{
    currency: held.currency,
    dueDate: held.dueDate,
    department: null,
    counterpartyId: held.customerId,
    askedBy: held.submittedBy,
  },
  authors: [held.createdBy, held.submittedBy].filter((id) => id !== null),
  worth: () => worthOf(ctx, held),
  items: async () => (await rowsOfInvoice(ctx.db, held.id)).flatMap(({ catalogItemId }) => catalogItemId ?? []),
});

async function worthOf(ctx: ReadContext, { currency, fxRate, totalAmount }: SalesInvoice): Promise<string | null> {
  const rate = fxRate ?? (await rateOfDay(ctx, currency, dayIn((await regionalOf(ctx)).timezone)));
  return rate === null ? null : new Exact(totalAmount).times(rate).toFixed();
}

/** A change of status begins the approval, or takes it back. */
export const follow = (ctx: WriteContext, before: SalesInvoice, after: SalesInvoice, reason?: string) =>
  followApproval(ctx, {
    ...{ recordType: 'sales_invoice', recordId: before.id, from: before.status, to: after.status, reason },
    subject: () => subjectOf(ctx, after),
  });
