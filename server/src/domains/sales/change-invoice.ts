import { salesInvoice as noun, type SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { salesInvoiceRow as rowNoun } from '../../../../nouns/sales-invoice-row.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { conflict, words } from '../../kernel/problems/errors.ts';
import { areSameRows } from '../../platform/records/are-same-rows.ts';
import { differs } from '../../platform/records/differs.ts';
import { unchanged } from '../../platform/records/write-records.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { follow } from './approval-subject.ts';
import { revised } from './make-move.ts';
import type { SalesInvoiceInput } from './sales-invoice.input.ts';
import { salesInvoice, salesInvoices } from './sales-invoice.ts';
import { rowsOfInvoice, writeRows } from './sales-invoice-row.ts';
import { type SalesWarning, warningsOf } from './sales-warnings.ts';
import { settleInvoice } from './settle-invoice.ts';

interface Changed {
  invoice: SalesInvoice;
  warnings: SalesWarning[];
}

/** What is no part of the document that the customer gets: it changes at any time. */
const aside = ['ownerId', 'comment', 'customFields'] as const;

/** Changes a held invoice, all of it or nothing. A change of what was approved, or waits for it, makes it a draft again, told as such. */
export async function changeInvoice(ctx: WriteContext, held: SalesInvoice, input: SalesInvoiceInput): Promise<Changed> {
  const isContent = Object.keys(input).some((name) => !(aside as readonly string[]).includes(name));
  if (!isContent) return { invoice: await changeAside(ctx, held, input), warnings: [] };
  if (!['draft', 'pending_approval', 'approved'].includes(held.status)) throw isFrozen(held.status);
  const before = await rowsOfInvoice(ctx.db, held.id);
  const { values, rows, columns, ...named } = await settleInvoice(ctx, { invoice: held, rows: before }, input);
  const touched = !areSameRows(rowNoun, before, rows);
  const isRevised = held.status !== 'draft' && (touched || differs(noun, held, values, aside));
  if (touched) await writeRows(ctx, held.id, rows);
  const written = { ...values, ...(isRevised && revised(held)) };
  const after = await salesInvoices.write(ctx, held, written, { touched, columns });
  if (!after) return { invoice: named.customer.added ? held : unchanged(ctx, held), warnings: [] };
  const warnings = await warningsOf(ctx, held.id, named);
  ctx.record(salesInvoice.changed('updated', held, { ...after, status: held.status }));
  if (after.status !== held.status) {
    ctx.record(
      salesInvoice.changed('status_changed', held, after, { status: { from: held.status, to: after.status } }),
    );
    await follow(ctx, held, after);
  }
  return { invoice: after, warnings };
}

async function changeAside(ctx: WriteContext, held: SalesInvoice, input: SalesInvoiceInput) {
  if (input.ownerId && input.ownerId !== held.ownerId) await refuseStrangers(ctx.db, { ownerId: input.ownerId });
  const { ownerId, comment, customFields } = input;
  const given = Object.entries({ ownerId, comment, customFields }).filter(([, value]) => value !== undefined);
  return salesInvoices.change(ctx, held, Object.fromEntries(given) as Partial<SalesInvoice>);
}

const isFrozen = (status: SalesInvoice['status']) =>
  conflict(
    'invoice_frozen',
    words(
      'The content of an invoice changes only until it is issued.',
      'Содержание счёта меняется, только пока он не выставлен.',
    ),
    { invoiceStatus: status },
  );
