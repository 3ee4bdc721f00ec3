import { type QuoteMove, quoteFlow } from '../../../../../nouns/quote-flow.ts';
import { supplierQuote as declared, type SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { assignments, raw, sql } from '../../../kernel/sql/sql.ts';
import { parametersOf } from '../../../platform/records/row-of.ts';
import { supplierQuote, supplierQuotes } from './supplier-quote.ts';

/**
 * Writes a held quote, one version on. What happened is told by the caller. What a link or a worker does leaves the name of the person
 * who changed it last.
 */
export async function writeQuote(
  ctx: WriteContext,
  { id, updatedBy }: SupplierQuote,
  values: Partial<SupplierQuote>,
): Promise<SupplierQuote> {
  const row = { ...parametersOf(declared.fields, values), updated_by: ctx.actor.userId ?? updatedBy };
  const [after] = await supplierQuotes.read(
    ctx.db,
    sql`with written as (
      update supplier_quotes quote set ${assignments(row)}, version = version + 1, updated_at = portal_now()
      where quote.tenant_id = ${ctx.db.tenant} and quote.id = ${id} returning *)
      ${supplierQuotes.select(ctx.db, raw('true'), raw('written'))}`,
  );
  return after as SupplierQuote;
}

/** Moves a held quote by the table of its lifecycle, and tells so. */
export async function moveQuote(
  ctx: WriteContext,
  held: SupplierQuote,
  move: QuoteMove,
  values: Partial<SupplierQuote> = {},
  reason?: string,
): Promise<SupplierQuote> {
  const status = nextStatus(quoteFlow, move, held.status);
  const after = await writeQuote(ctx, held, { ...values, status });
  ctx.record(
    supplierQuote.changed('status_changed', held, after, {
      status: { from: held.status, to: status },
      ...(reason !== undefined && { reason }),
    }),
  );
  return after;
}
