import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { planForAny } from '../../../../kernel/sql/plan-for-any.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { planDueCosts } from '../plan-costs.ts';
import { priceTerms } from '../price-terms.ts';
import { refreshPrices } from '../write-prices.ts';

const batch = 5_000;

/** Looks again at items one of whose prices has ended or begun since. */
export const refreshDuePrices = command({
  name: 'catalog.refresh-due-prices',
  summary: words('Look again at prices that end or begin', 'Пересчитать цены с истёкшим или наступившим сроком'),
  permission: 'catalog.update',
  scope: null,
  input: object({}),
  output: object({ refreshed: Type.Integer() }),

  async run(ctx) {
    ctx.nothingChanged();
    const [terms] = await Promise.all([priceTerms(ctx), planForAny(ctx.db)]);
    const due = await ctx.db.many<{ id: string }>(sql`
      select id from catalog_items where tenant_id = ${ctx.db.tenant} and prices_due_at <= portal_now()
      order by id limit ${batch} for no key update`);
    const itemIds = due.map(({ id }) => id);
    await planDueCosts(ctx, itemIds);
    await refreshPrices(ctx, itemIds, terms);
    return { refreshed: due.length };
  },
});
