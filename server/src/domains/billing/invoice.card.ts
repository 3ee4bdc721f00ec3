import Type, { type Static } from 'typebox';
import { requirements } from '../../../../nouns/invoice-flow.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { choice, nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { approvalPart } from '../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../approvals/read-approval.ts';
import { companySettings } from '../company/company-settings.ts';
import { invoice, invoices } from './invoice.ts';
import { invoiceLine, linesOfInvoice } from './invoice-line.ts';
import { invoiceWarnings } from './invoice-warnings.ts';
import { allowedMoves } from './move-to.ts';
import { invoicePayment, paymentsOf } from './payments/payment.ts';
import { paymentBlockOf, paymentBlocks } from './payments/refuse-payment.ts';

const parts = {
  lines: Type.Array(invoiceLine.view, { title: 'Lines, in their order' }),
  payments: nullable(
    Type.Array(invoicePayment, { title: 'Payments, the earliest first; null to who may not see payments' }),
  ),
  allowedMoves: Type.Array(
    object({
      to: choice(invoice.statuses, 'Status'),
      requires: Type.Array(choice(requirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  approval: approvalPart,
  paymentBlock: nullable(choice(paymentBlocks, 'Why it takes no payment now')),
};

/** An invoice as its page shows it. */
export const invoiceCard = object(
  { ...invoice.fields, ...parts },
  { title: 'Incoming invoice with its lines and payments' },
);

type InvoiceCard = Static<typeof invoiceCard>;

export const writtenInvoice = object(
  { ...invoice.fields, ...parts, warnings: invoiceWarnings },
  { title: 'Incoming invoice as it was saved' },
);

export async function readInvoiceCard(ctx: ReadContext, invoiceId: string): Promise<InvoiceCard> {
  const mayPay = maySee(ctx.actor, 'payments.read');
  const [header, lines, payments, settings, approval] = await Promise.all([
    invoices.byId(ctx.db, invoiceId),
    linesOfInvoice(ctx.db, invoiceId),
    mayPay ? paymentsOf(ctx.db, invoiceId) : null,
    companySettings(ctx),
    readApproval(ctx, 'invoice', invoiceId),
  ]);
  return {
    ...header,
    lines,
    payments,
    allowedMoves: withinApproval(allowedMoves(ctx.actor, header, settings), approval),
    approval,
    paymentBlock: await paymentBlockOf(ctx, header),
  };
}
