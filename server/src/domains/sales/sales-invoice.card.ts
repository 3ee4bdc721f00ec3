import Type, { type Static } from 'typebox';
import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { salesInvoiceRequirements } from '../../../../nouns/sales-invoice-flow.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { masked, maskOf } from '../../kernel/access/mask.ts';
import { choice, nullable, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { approvalPart } from '../approvals/approval-part.ts';
import { readApproval, withinApproval } from '../approvals/read-approval.ts';
import { withoutBypass } from '../approvals/without-bypass.ts';
import { companySettings } from '../company/company-settings.ts';
import { subjectOf } from './approval-subject.ts';
import { allowedMoves } from './make-move.ts';
import { invoicePayment, paymentsOf } from './payments/sales-payment.ts';
import { salesInvoice, salesInvoices } from './sales-invoice.ts';
import { rowsOfInvoice, salesInvoiceRow } from './sales-invoice-row.ts';
import { salesWarnings } from './sales-warnings.ts';
import { salesSending, sendingsOf } from './sending/sales-sending.ts';

const parts = {
  rows: Type.Array(salesInvoiceRow.view, { title: 'Rows, in their order' }),
  payments: nullable(
    Type.Array(invoicePayment, { title: 'Payments, the earliest first; null to who may not see payments' }),
  ),
  sendings: Type.Array(salesSending.view, { title: 'Times it was sent, the last first' }),
  allowedMoves: Type.Array(
    object({
      to: choice(salesInvoice.statuses, 'Status'),
      requires: Type.Array(choice(salesInvoiceRequirements, 'Condition')),
    }),
    { title: 'Where the caller may move it now' },
  ),
  approval: approvalPart,
};

/** An invoice as its page shows it. */
export const salesInvoiceCard = object(
  { ...salesInvoice.fields, ...parts },
  { title: 'Sales invoice with its rows and payments' },
);

type SalesInvoiceCard = Static<typeof salesInvoiceCard>;

export const writtenSalesInvoice = object(
  { ...salesInvoice.fields, ...parts, warnings: salesWarnings },
  { title: 'Sales invoice as it was saved' },
);

/** The card of one that was just read; what the caller may not see is empty. */
export async function cardOf(ctx: ReadContext, invoice: SalesInvoice): Promise<SalesInvoiceCard> {
  const [rows, payments, sendings, settings, approval] = await Promise.all([
    rowsOfInvoice(ctx.db, invoice.id),
    maySee(ctx.actor, 'payments.read') ? paymentsOf(ctx.db, invoice.id) : null,
    sendingsOf(ctx.db, invoice.id),
    companySettings(ctx),
    readApproval(ctx, 'sales_invoice', invoice.id),
  ]);
  const isAround = ({ to }: { to: string }) => invoice.status === 'draft' && to === 'issued';
  const offered = allowedMoves(ctx.actor, invoice, settings);
  const moves = await withoutBypass(ctx, offered, isAround, () => subjectOf(ctx, invoice));
  return {
    ...masked(salesInvoice, ctx.actor, invoice),
    rows: rows.map(maskOf(salesInvoiceRow, ctx.actor)),
    payments,
    sendings,
    allowedMoves: withinApproval(moves, approval, isRejection),
    approval,
  };
}

/** It leads to a draft, as a recall does, and says why. */
const isRejection = ({ to, requires }: SalesInvoiceCard['allowedMoves'][number]) =>
  to === 'draft' && requires.includes('reason');

export const readSalesInvoiceCard = async (ctx: ReadContext, id: string): Promise<SalesInvoiceCard> =>
  cardOf(ctx, await salesInvoices.byId(ctx.db, id));
