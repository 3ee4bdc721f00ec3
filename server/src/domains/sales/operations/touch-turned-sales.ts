import { integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql, withTenant } from '../../../kernel/sql/sql.ts';
import { dayOf } from '../../price-lists/today.ts';
import { overdueText } from '../overdue-text.ts';

export const mostTurned = 500;

/** Sales invoices that have become overdue since they last changed show it: who polls by `updatedAt` finds them. The version stays. */
export const touchTurnedSales = command({
  name: 'sales.touch-turned-sales',
  summary: words('Touch sales invoices that became overdue', 'Отметить исходящие счета, которые стали просроченными'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ touched: integer('Invoices that were touched') }),

  async run(ctx) {
    ctx.nothingChanged();
    const touched = await ctx.db.execute(sql`
      with turned as (
        select si.id from sales_invoices si
        where si.tenant_id = ${ctx.db.tenant} and ${withTenant(overdueText)} and si.due_date >= ${dayOf(ctx.db.tenant, 'si.updated_at')}
        order by si.id limit ${mostTurned} for no key update of si)
      update sales_invoices si set updated_at = portal_now() from turned where si.tenant_id = ${ctx.db.tenant} and si.id = turned.id`);
    return { touched };
  },
});
