import { quoteFlow } from '../../../../../../nouns/quote-flow.ts';
import { integer, object } from '../../../../kernel/fields.ts';
import { nextStatus } from '../../../../kernel/lifecycle.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { takePricesBack } from '../change-status.ts';
import { quotesWhere, supplierQuote } from '../supplier-quote.ts';

const most = 1_000;

export const expireQuotes = command({
  name: 'supplier-quotes.expire-quotes',
  summary: words('Expire quotes whose last day is over', 'Завершить предложения с прошедшим последним днём'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ expired: integer('Quotes that expired') }),

  async run(ctx) {
    const status = nextStatus(quoteFlow, 'expire', 'submitted');
    const today = dayIn((await regionalOf(ctx)).timezone);
    const ended = await ctx.db.many<{ id: string }>(sql`
      update supplier_quotes quote set status = ${status}, version = quote.version + 1, updated_at = portal_now(), updated_by = null
      where quote.tenant_id = ${ctx.db.tenant} and quote.id in (
        select held.id from supplier_quotes held
        where held.tenant_id = ${ctx.db.tenant} and held.status = 'submitted' and held.valid_until < ${today}
        order by held.valid_until, held.id limit ${most} for update skip locked)
      returning quote.id`);
    const ids = ended.map(({ id }) => id);
    if (ids.length === 0) {
      ctx.nothingChanged();
      return { expired: 0 };
    }
    for (const after of await quotesWhere(ctx.db, sql`quote.id = any(${ids}::uuid[])`)) {
      const before = { ...after, status: 'submitted' as const };
      ctx.record(supplierQuote.changed('status_changed', before, after, { status: { from: 'submitted', to: status } }));
    }
    await takePricesBack(ctx, ids);
    return { expired: ids.length };
  },
});
