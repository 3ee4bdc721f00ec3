import { integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql, withTenant } from '../../../kernel/sql/sql.ts';
import { dayOf } from '../../price-lists/today.ts';
import { overdueText } from '../overdue-text.ts';

export const mostTurned = 500;

/** Invoices that have become overdue since they last changed show it: who polls by `updatedAt` finds them. The version stays. */
export const touchTurnedInvoices = command({
  name: 'invoices.touch-turned-invoices',
  summary: words('Touch invoices that became overdue', 'Отметить счета, которые стали просроченными'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: object({ touched: integer('Invoices that were touched') }),

  async run(ctx) {
    ctx.nothingChanged();
    const touched = await ctx.db.execute(sql`
      with turned as (
        select inv.id from invoices inv
        where inv.tenant_id = ${ctx.db.tenant} and ${withTenant(overdueText)} and inv.due_date >= ${dayOf(ctx.db.tenant, 'inv.updated_at')}
        order by inv.id limit ${mostTurned} for no key update of inv)
      update invoices inv set updated_at = portal_now() from turned where inv.tenant_id = ${ctx.db.tenant} and inv.id = turned.id`);
    return { touched };
  },
});
