import { type QuoteMove, quoteFlow } from '../../../../../../nouns/quote-flow.ts';
import type { SupplierQuote } from '../../../../../../nouns/supplier-quote.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { allocationsOf } from '../../../requisitions/allocations/allocations-of.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';

/**
 * Brings the quotes of a held requisition in line with what is accepted from them: all of what they offer, some of it, or nothing. As
 * many statements for one quote as for all.
 */
export async function followDecisions(ctx: WriteContext, requisitionId: string, reason?: string): Promise<void> {
  const { db } = ctx;
  const quotes = await quotesWhere(
    db,
    sql`quote.requisition_id = ${requisitionId} and quote.status in ('submitted', 'partially_accepted', 'accepted', 'expired')`,
  );
  if (quotes.length === 0) return;
  const accepted = Map.groupBy(await allocationsOf(db, requisitionId), ({ quoteId }) => quoteId ?? '');
  const chosen = quotes.filter(({ id }) => accepted.has(id));
  const offered = await linesOffered(ctx, chosen);
  const moves = quotes.flatMap((quote) => {
    const from = new Set((accepted.get(quote.id) ?? []).map(({ lineId }) => lineId));
    const move = moveOf(quote, offered.get(quote.id) ?? [], from);
    return move ? [{ before: quote, to: nextStatus(quoteFlow, move, quote.status) }] : [];
  });
  if (moves.length === 0) return;
  const ids = moves.map(({ before }) => before.id);
  await db.execute(sql`
    update supplier_quotes quote set status = moved.status, version = quote.version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    from unnest(${ids}::uuid[], ${moves.map(({ to }) => to)}::text[]) moved(id, status)
    where quote.tenant_id = ${db.tenant} and quote.id = moved.id`);
  const after = new Map((await quotesWhere(db, sql`quote.id = any(${ids}::uuid[])`)).map((quote) => [quote.id, quote]));
  for (const { before, to } of moves)
    ctx.record(
      supplierQuote.changed('status_changed', before, after.get(before.id) as SupplierQuote, {
        status: { from: before.status, to },
        ...(reason !== undefined && { reason }),
      }),
    );
}

/** Lines of the requisition that each quote offers, by its current version. */
async function linesOffered({ db }: WriteContext, quotes: readonly SupplierQuote[]) {
  if (quotes.length === 0) return new Map<string, string[]>();
  const rows = await db.many<{ quoteId: string; lineId: string }>(sql`
    select line.quote_id as "quoteId", line.requisition_line_id as "lineId" from supplier_quote_lines line
    join supplier_quotes quote on quote.tenant_id = ${db.tenant} and quote.id = line.quote_id and quote.current_version = line.n
    where line.tenant_id = ${db.tenant} and line.quote_id = any(${quotes.map(({ id }) => id)}::uuid[]) and line.quoted
      and line.requisition_line_id is not null`);
  return new Map(
    [...Map.groupBy(rows, ({ quoteId }) => quoteId)].map(([quoteId, of]) => [quoteId, of.map(({ lineId }) => lineId)]),
  );
}

function moveOf(
  { status }: SupplierQuote,
  offered: readonly string[],
  accepted: ReadonlySet<string>,
): QuoteMove | null {
  if (accepted.size === 0) return status === 'partially_accepted' || status === 'accepted' ? 'release' : null;
  const all = offered.every((line) => accepted.has(line));
  if (all) return status === 'accepted' ? null : 'accept';
  return status === 'partially_accepted' ? null : 'accept_some';
}
