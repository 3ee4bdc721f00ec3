import Type from 'typebox';
import { quoteFlow } from '../../../../../../nouns/quote-flow.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { linesOf } from '../../../requisitions/lines-of.ts';
import { requisition, requisitions } from '../../../requisitions/requisition.ts';
import { decidedLines } from '../../reactions/decided-lines.ts';
import { supplierRfq, supplierRfqs } from '../../supplier-rfq.ts';
import { takePricesBack } from '../change-status.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';

/** The first follows a fact of a requisition, the second one of its requests; either may come last. */
const inside = { permission: 'signed-in', scope: null, input: toldFact, output: Type.Unknown() } as const;
const summary = words('Reject quotes that were passed over', 'Отклонить предложения, которые не выбраны');

const followDecided = command({
  ...inside,
  summary,
  name: 'supplier-quotes.reject-after-decision',
  async run(ctx, { entityId }) {
    ctx.nothingChanged();
    await rejectQuotes(ctx, entityId);
  },
});

const followEnded = command({
  ...inside,
  summary,
  name: 'supplier-quotes.reject-after-end',
  async run(ctx, { entityId }) {
    ctx.nothingChanged();
    const { status, procurementId } = await supplierRfqs.byId(ctx.db, entityId);
    if (procurementId !== null && hasEnded(status)) await rejectQuotes(ctx, procurementId);
  },
});

const ended = ['closed', 'cancelled'] as const;
const hasEnded = (status: string) => (ended as readonly string[]).includes(status);

/**
 * Rejects the quotes of requests that have ended whose lines were all decided elsewhere: nothing can come of them. Who is accepted in
 * part stays. As many statements for one quote as for all.
 */
async function rejectQuotes(ctx: WriteContext, requisitionId: string): Promise<void> {
  await requisitions.lock(ctx.db, requisitionId);
  const waiting = await waitingQuotes(ctx, requisitionId);
  if (waiting.length === 0) return;
  const decided = decidedLines(await linesOf(ctx.db, requisitionId));
  const passedOver = waiting.filter(
    ({ lines }) => lines.length > 0 && lines.every((line) => line && decided.has(line)),
  );
  const status = nextStatus(quoteFlow, 'reject', 'submitted');
  const rejected = await ctx.db.many<{ id: string }>(sql`
    update supplier_quotes set status = ${status}, reject_reason = ${why[ctx.language]}, version = version + 1, updated_at = portal_now(), updated_by = null
    where tenant_id = ${ctx.db.tenant} and id = any(${passedOver.map(({ id }) => id)}::uuid[]) and status = 'submitted' returning id`);
  if (rejected.length === 0) return;
  const ids = rejected.map(({ id }) => id);
  for (const after of await quotesWhere(ctx.db, sql`quote.id = any(${ids}::uuid[])`)) {
    const before = { ...after, status: 'submitted' as const, rejectReason: null };
    const move = { status: { from: before.status, to: after.status }, reason: 'decided_elsewhere' };
    ctx.record(supplierQuote.changed('status_changed', before, after, move));
  }
  await takePricesBack(ctx, ids);
}

/** Submitted quotes of ended requests, each with the lines it offers; with those it was asked for where it names a total alone. */
const waitingQuotes = ({ db }: WriteContext, requisitionId: string) =>
  db.many<{ id: string; lines: Array<string | null> }>(sql`
    select quote.id, case when offered.lines = '{}' then asked.lines else offered.lines end as lines
    from supplier_quotes quote
    join supplier_rfqs rfq on rfq.tenant_id = ${db.tenant} and rfq.id = quote.rfq_id
    cross join lateral (select array(
      select line.requisition_line_id from supplier_quote_lines line
      where line.tenant_id = ${db.tenant} and line.quote_id = quote.id and line.n = quote.current_version and line.quoted) as lines) offered
    cross join lateral (select array(
      select item.requisition_line_id from supplier_rfq_items item
      where item.tenant_id = ${db.tenant} and item.rfq_id = quote.rfq_id) as lines) asked
    where quote.tenant_id = ${db.tenant} and quote.requisition_id = ${requisitionId} and quote.status = 'submitted'
      and rfq.status = any(${ended}::text[])`);

const why = words('Other quotes were chosen for all of its lines.', 'По всем позициям выбраны другие предложения.');

export const rejectPassedOver = [
  reaction([requisition.event('quote_line_decided')], followDecided),
  reaction([supplierRfq.event('status_changed')], followEnded),
];
