import Type, { type Static } from 'typebox';
import { differenceWords } from '../../../../nouns/difference-words.ts';
import { requirements } from '../../../../nouns/invoice-flow.ts';
import { type InvoiceIssue, invoiceIssues, type MatchingIssue } from '../../../../nouns/invoice-matching.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { choice, id, nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { approvalPart } from '../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../approvals/read-approval.ts';
import { companySettings } from '../company/company-settings.ts';
import { creditsOf, invoiceCredit } from './credits/invoice-credit.ts';
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
  credits: nullable(
    Type.Array(invoiceCredit.view, {
      title: 'Credits used against it, the earliest first; null to who may not see payments',
    }),
  ),
  allowedMoves: Type.Array(
    object({
      to: choice(invoice.statuses, 'Status'),
      requires: Type.Array(choice(requirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  approval: approvalPart,
  differences: Type.Array(
    object({
      lineId: id('Line of the invoice'),
      code: choice(Object.keys(invoiceIssues) as InvoiceIssue[], 'Difference'),
      message: Type.String({ title: 'What differs, and by how much' }),
      advice: Type.String({ title: 'What to do about it' }),
    }),
    { title: 'The issues of `matching` in words, in the language of the caller' },
  ),
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
  const [header, lines, payments, credits, settings, approval] = await Promise.all([
    invoices.byId(ctx.db, invoiceId),
    linesOfInvoice(ctx.db, invoiceId),
    mayPay ? paymentsOf(ctx.db, invoiceId) : null,
    mayPay ? creditsOf(ctx.db, invoiceId) : null,
    companySettings(ctx),
    readApproval(ctx, 'invoice', invoiceId),
  ]);
  return {
    ...header,
    lines,
    payments,
    credits,
    allowedMoves: withinApproval(allowedMoves(ctx.actor, header, settings), approval),
    approval,
    differences: header.matching.issues.map((issue) => inWords(issue, ctx.language)),
    paymentBlock: await paymentBlockOf(ctx, header),
  };
}

function inWords(issue: MatchingIssue, language: keyof Words) {
  const { message, advice } = differenceWords(issue);
  return { lineId: issue.lineId, code: issue.code, message: message[language], advice: advice[language] };
}
