import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdCount } from '../spend/count-invoices.ts';
import { countPurchasesOn } from './count-purchases-on.ts';

export const recountPurchases = command({
  name: 'reports.recount-purchases',
  summary: words('Count all purchases anew', 'Пересчитать все закупки'),
  permission: 'company_settings.update',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    ctx.nothingChanged();
    await holdCount(ctx.db);
    await ctx.db.execute(
      sql`update report_standings set purchases_begun_at = portal_now(), purchases_counted_at = null where tenant_id = ${ctx.db.tenant}`,
    );
    await ctx.enqueue(countPurchasesOn, {}, { key: 'recount-purchases' });
  },
});
