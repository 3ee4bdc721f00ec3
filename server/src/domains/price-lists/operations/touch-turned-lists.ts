import { integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { dayOf, todayOf } from '../today.ts';

export const mostTurned = 500;

/** Lists whose prices have ended since they last changed count others as expired: who polls by `updatedAt` finds them. The version stays. */
export const touchTurnedLists = command({
  name: 'price-lists.touch-turned-lists',
  summary: words('Touch price lists whose prices have ended', 'Отметить прайс-листы с закончившимися ценами'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ touched: integer('Lists that were touched') }),

  async run(ctx) {
    ctx.nothingChanged();
    const touched = await ctx.db.execute(sql`
      with turned as (
        select list.id from price_lists list
        where list.tenant_id = ${ctx.db.tenant} and exists (
          select 1 from price_list_items line
          where line.tenant_id = ${ctx.db.tenant} and line.price_list_id = list.id and line.status = 'active'
            and line.valid_to < ${todayOf(ctx.db.tenant)} and line.valid_to >= ${dayOf(ctx.db.tenant, 'list.updated_at')})
        order by list.id limit ${mostTurned} for no key update of list)
      update price_lists list set updated_at = portal_now() from turned where list.tenant_id = ${ctx.db.tenant} and list.id = turned.id`);
    return { touched };
  },
});
