import type { SalesInvoice } from '../../../../nouns/sales-invoice.ts';
import { endedStatuses } from '../../../../nouns/sales-invoice-flow.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { SalesInvoiceInput } from './sales-invoice.input.ts';
import { salesInvoice, salesInvoices } from './sales-invoice.ts';
import { writeRows } from './sales-invoice-row.ts';
import { type SalesWarning, warningsOf } from './sales-warnings.ts';
import { settleInvoice } from './settle-invoice.ts';

/** What an invoice is made of. Costs of rows are without VAT, and groups stand on the paper that the customer reads. */
export interface SalesInvoiceContent extends SalesInvoiceInput {
  /** The proposal that is converted; one that was converted before is refused with `conflict`. */
  proposal?: { id: string; number: string };
}

/**
 * A draft under the new identifier of the command that asks for it, told as created. For commands of other domains, under their own
 * right: whoever may convert a proposal need not be allowed to write invoices.
 */
export async function createSalesInvoiceFrom(
  ctx: WriteContext,
  { proposal, ...input }: SalesInvoiceContent,
): Promise<{ invoice: SalesInvoice; warnings: SalesWarning[] }> {
  const { values, rows, columns, ...named } = await settleInvoice(ctx, null, input);
  if (proposal) await unlinkEnded(ctx, proposal.id);
  const made = { ...values, proposalId: proposal?.id ?? null, proposalNumber: proposal?.number ?? null };
  if (!(await salesInvoices.insert(ctx, made, columns))) throw refuse('conflict');
  await writeRows(ctx, ctx.newId, rows);
  const invoice = await salesInvoices.byId(ctx.db, ctx.newId);
  const warnings = await warningsOf(ctx, ctx.newId, named);
  ctx.record(salesInvoice.fact('created', invoice));
  return { invoice, warnings };
}

/** A proposal has one invoice: one that was voided or cancelled gives its place to the next, and keeps the number of the proposal. */
async function unlinkEnded(ctx: WriteContext, proposalId: string): Promise<void> {
  const ended = await ctx.db.many<{ id: string }>(sql`
    select id from sales_invoices
    where tenant_id = ${ctx.db.tenant} and proposal_id = ${proposalId} and status = any(${endedStatuses}::text[])`);
  const held = await salesInvoices.lockAll(
    ctx.db,
    ended.map(({ id }) => id),
  );
  for (const one of held) await salesInvoices.change(ctx, one, { proposalId: null });
}
