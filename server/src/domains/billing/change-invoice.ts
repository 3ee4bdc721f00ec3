import type { Invoice } from '../../../../nouns/invoice.ts';
import { invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import { lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { checkCustomFields } from '../../platform/custom-fields/check-values.ts';
import { withdrawPrices } from '../catalog/prices/operations/withdraw-prices.ts';
import { receivedInvoiceLines } from '../requisitions/receipts/received-invoice-lines.ts';
import { askAnew } from './ask-anew.ts';
import { followLines } from './follow-lines.ts';
import { financial, type InvoiceInput, plainColumns } from './invoice.input.ts';
import { invoice, invoices } from './invoice.ts';
import { linesOfInvoice, writeLines } from './invoice-line.ts';
import { type InvoiceWarning, warningsOf } from './invoice-warnings.ts';
import { paymentStatusOf, settledOf } from './payments/payment-status.ts';
import { type Resolved, resolveInvoice } from './resolve-invoice.ts';
import { sameCharges, sameLines } from './same-lines.ts';
import { settleMatching } from './settle-matching.ts';

/** Changes a held invoice: all of it or nothing, one version, one `updated`. Answers what should be known of it. */
export async function changeInvoice(ctx: WriteContext, held: Invoice, input: InvoiceInput): Promise<InvoiceWarning[]> {
  if (held.status === 'cancelled')
    throw conflict('invoice_closed', words('The invoice is cancelled.', 'Счёт отменён.'));
  const custom = await checkCustomFields(ctx, invoice.customFieldsOf, input.customFields, held.customFields);
  const before = await linesOfInvoice(ctx.db, held.id);
  const isResolved = resolving.some((field) => input[field] !== undefined);
  const resolved = isResolved ? await resolveInvoice(ctx, held.id, { invoice: held, lines: before }, input) : null;
  const lines = resolved?.lines ?? before;
  const areLinesNew = !sameLines(before, lines);
  const row = {
    ...plainColumns(input),
    ...resolved?.row,
    ...(input.customFields && { custom_fields: JSON.stringify(custom) }),
  };
  const isNew = areLinesNew || (await differs(ctx, held.id, row));
  if (!isNew) {
    ctx.nothingChanged();
    return [];
  }
  const amountsChange =
    resolved !== null && (!sameCharges(before, lines) || (await differs(ctx, held.id, amountColumns(row))));
  if (amountsChange) await refuseAmounts(ctx, held, resolved, before);
  const followed = resolved ? { ...paidColumns(held, resolved), ...(amountsChange && revisedColumns(held)) } : {};
  await ctx.db.execute(sql`
    update invoices set ${assignments({ ...row, ...followed, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and id = ${held.id}`);
  if (areLinesNew) await writeLines(ctx, held.id, lines);
  if (resolved) {
    const requestIds = [held.invoiceRequestId, input.invoiceRequestId ?? null];
    await followLines(ctx, { needed: resolved.needed, lines: [...before, ...lines], requestIds });
    await settleMatching(ctx, await invoices.byId(ctx.db, held.id));
  }
  await tell(ctx, held);
  if (amountsChange) await askAnew(ctx, held);
  return resolved ? warningsOf(ctx, held.id, resolved) : [];
}

const besides = ['contractId', 'externalNumber', 'externalDate', 'invoiceRequestId', 'duplicateReason'] as const;

/** What has the invoice looked through as a whole. */
const resolving = [...financial, ...besides] as const;

const differs = async ({ db }: WriteContext, id: string, row: Record<string, unknown>) =>
  (await db.first(
    sql`select 1 from invoices where tenant_id = ${db.tenant} and id = ${id} and ${differsFrom(row)}`,
  )) !== undefined;

const amountNames = ['counterparty_id', 'requisition_id', 'currency', 'fx_rate', 'vat_mode', 'net', 'vat', 'gross'];

const amountColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => amountNames.includes(name)));

/** What was approved is changed by who may approve; what was received in stock by a line keeps that line. */
async function refuseAmounts(
  ctx: WriteContext,
  held: Invoice,
  { payee, row, lines }: Resolved,
  before: readonly InvoiceLine[],
) {
  const at = held.disputedFrom ?? held.status;
  if (at === 'paid') throw conflict('invoice_paid', words('The invoice is paid.', 'Счёт оплачен.'));
  if (at === 'approved' && !maySee(ctx.actor, 'invoices.status')) throw lacksPermission('invoices.status');
  const isPaid = new Exact(settledOf(held)).gt(0);
  if (isPaid && (payee.counterpartyId !== held.counterpartyId || row.currency !== held.currency))
    throw conflict(
      'has_payments',
      words(
        'Payments have been made: the supplier and currency can no longer change.',
        'По счёту есть оплаты: поставщик и валюта не меняются.',
      ),
    );
  const gone = before.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ id }) => id);
  const received = gone.length > 0 ? await receivedInvoiceLines(ctx.db, gone) : [];
  if (received.length > 0)
    throw conflict(
      'has_receipts',
      words('Goods were received against a line being removed.', 'По удаляемой строке есть приёмка.'),
      {
        lineIds: received,
      },
    );
}

const paidColumns = (held: Invoice, { row }: Resolved) => ({
  payment_status: paymentStatusOf(String(row.gross), settledOf(held)),
});

/** An approval does not outlive the amounts it was given to. */
function revisedColumns(held: Invoice): Record<string, unknown> {
  if ((held.disputedFrom ?? held.status) !== 'approved') return { override_reason: null };
  const received = nextStatus(invoiceFlow, 'revise', 'approved');
  return {
    ...(held.status === 'disputed' ? { disputed_from: received } : { status: received }),
    override_reason: null,
    submitted_by: null,
    approved_by: null,
    approved_at: null,
  };
}

async function tell(ctx: WriteContext, held: Invoice) {
  const after = await invoices.byId(ctx.db, held.id);
  ctx.record(invoice.changed('updated', held, { ...after, status: held.status }));
  if (after.status === held.status && after.disputedFrom === held.disputedFrom) return;
  await ctx.call(withdrawPrices, { source: 'invoice', sourceEntityType: invoice.type, sourceEntityId: held.id });
  if (after.status !== held.status)
    ctx.record(invoice.changed('status_changed', held, after, { status: { from: held.status, to: after.status } }));
}
