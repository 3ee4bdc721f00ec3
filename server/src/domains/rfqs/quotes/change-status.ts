import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { withdrawPrices } from '../../catalog/prices/operations/withdraw-prices.ts';
import { type AcceptedAllocation, allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';
import { settleRfq } from '../settle-rfq.ts';
import type { HeldQuote } from './hold-quote.ts';
import { supplierQuote } from './supplier-quote.ts';
import { moveQuote } from './write-quote.ts';

type Asked = 'submitted' | 'rejected' | 'withdrawn';

/** Moves a held quote as a person asks: rejected, restored, withdrawn. Its request follows. */
export async function changeStatus(
  ctx: WriteContext,
  held: HeldQuote,
  to: Asked,
  reason?: string,
): Promise<SupplierQuote> {
  const after = await move(ctx, held, to, reason);
  if (to !== 'submitted') await takePricesBack(ctx, [after.id]);
  if (held.rfq) await settleRfq(ctx, held.rfq);
  return after;
}

async function move(ctx: WriteContext, { quote }: HeldQuote, to: Asked, reason?: string) {
  if (to === 'submitted') return moveQuote(ctx, quote, 'restore', { rejectReason: null }, reason);
  if (to === 'rejected') return moveQuote(ctx, quote, 'reject', { rejectReason: reason ?? null }, reason);
  await refuseAccepted(ctx, quote);
  return moveQuote(ctx, quote, 'withdraw', {}, reason);
}

/** Who has an order cannot walk away from it by a button. */
async function refuseAccepted(ctx: WriteContext, quote: SupplierQuote) {
  const accepted = await acceptedFrom(ctx.db, [quote.id]);
  if (accepted.length === 0) return;
  throw refuse('conflict', words('Something was accepted from this quote.', 'По предложению уже принято решение.'), {
    rule: 'quote_accepted',
    procurementItemIds: accepted.map(({ lineId }) => lineId),
  });
}

/** Prices of quotes that no longer apply leave the catalog. */
export const takePricesBack = (ctx: WriteContext, sourceEntityIds: string[]) =>
  ctx.call(withdrawPrices, { source: 'quote', sourceEntityType: supplierQuote.type, sourceEntityIds });

/** What was accepted from quotes, by whichever of their versions. */
async function acceptedFrom(db: Db, quoteIds: readonly string[]): Promise<AcceptedAllocation[]> {
  const lines = await db.many<{ id: string }>(sql`
    select distinct line.requisition_line_id as id from supplier_quote_lines line
    where line.tenant_id = ${db.tenant} and line.quote_id = any(${quoteIds}::uuid[]) and line.requisition_line_id is not null`);
  if (lines.length === 0) return [];
  const accepted = await allocationsOfLines(
    db,
    lines.map(({ id }) => id),
  );
  return accepted.filter(({ quoteId }) => quoteId !== null && quoteIds.includes(quoteId));
}
