import { flag, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { recountPurchases } from '../../purchases/recount-purchases.ts';
import { holdCount } from '../count-invoices.ts';
import { countOn } from '../count-on.ts';

export const recountSpend = command({
  name: 'reports.recount-spend',
  summary: words('Count all spend anew', 'Пересчитать все расходы'),
  description:
    'Every invoice and every purchase of the portal is counted again, a hundred at a time, while the reports go on answering. They follow by themselves; this is for whoever doubts a figure.',
  permission: 'company_settings.update',
  scope: null,
  input: object({}),
  output: object({ counting: flag('Invoices are being counted') }),

  async run(ctx) {
    ctx.nothingChanged();
    await holdCount(ctx.db);
    await ctx.db.execute(
      sql`update report_standings set begun_at = portal_now(), counted_at = null where tenant_id = ${ctx.db.tenant}`,
    );
    await ctx.enqueue(countOn, {}, { key: 'recount' });
    await ctx.call(recountPurchases, {});
    return { counting: true };
  },
});
