import type { PriceList } from '../../../../../nouns/price-list.ts';
import { integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { priceList, priceLists } from '../price-list.ts';
import { countsForCatalog, takePricesBack } from '../tell-prices.ts';
import { todayOf } from '../today.ts';

const most = 100;

export const expirePriceLists = command({
  name: 'price-lists.expire-price-lists',
  summary: words('Expire price lists whose last day is over', 'Завершить прайс-листы с прошедшим последним днём'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ expired: integer('Lists that expired') }),

  async run(ctx) {
    const rows = await ctx.db.many<PriceList>(sql`
      with ended as (
        select list.id from price_lists list
        where list.tenant_id = ${ctx.db.tenant} and list.status = 'active' and list.valid_to < ${todayOf(ctx.db.tenant)}
        order by list.id limit ${most} for update of list),
      expired as (
        update price_lists list set status = 'expired', version = list.version + 1, updated_at = portal_now(), updated_by = null
        from ended where list.tenant_id = ${ctx.db.tenant} and list.id = ended.id returning list.*)
      ${priceLists.select(ctx.db, raw('true'), raw('expired'))}`);
    if (rows.length === 0) ctx.nothingChanged();
    for (const after of rows) {
      const before = { ...after, status: 'active' as const };
      ctx.record(priceList.changed('status_changed', before, after, { status: { from: 'active', to: 'expired' } }));
      if (countsForCatalog(before)) await takePricesBack(ctx, before.id);
    }
    return { expired: rows.length };
  },
});
