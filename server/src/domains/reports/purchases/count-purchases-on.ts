import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { holdCount } from '../spend/count-invoices.ts';
import { countPurchases } from './count-purchases.ts';

/** Purchases counted in one transaction. */
const most = 100;

const payload = object({ after: Type.Optional(id('The purchase counted last')) });

/** Counts every purchase of the portal, a hundred in a transaction; each batch asks for the next. */
export const countPurchasesOn: Job<typeof payload> = job({
  name: 'reports.count-purchases-on',
  payload,
  command: command({
    name: 'reports.count-purchases-on',
    summary: words('Count all purchases in the reports', 'Учесть все закупки в отчётах'),
    permission: 'signed-in',
    scope: null,
    input: payload,
    output: Type.Unknown(),

    async run(ctx, { after }) {
      const { tenant } = ctx.db;
      ctx.nothingChanged();
      await holdCount(ctx.db);
      const later = after ? sql`and one.id > ${after}` : sql``;
      const next = await ctx.db.many<{ id: string }>(sql`
        (select one.id from requisitions one where one.tenant_id = ${tenant} ${later} order by one.id limit ${most})
        union all
        (select one.id from supplier_rfqs one where one.tenant_id = ${tenant} and one.requisition_id is null ${later} order by one.id limit ${most})
        union all
        (select one.id from supplier_quotes one where one.tenant_id = ${tenant} and one.requisition_id is null and one.rfq_id is null ${later}
          order by one.id limit ${most})
        union all
        (select one.id from invoices one where one.tenant_id = ${tenant} and one.requisition_id is null ${later} order by one.id limit ${most})
        order by id limit ${most}`);
      await countPurchases(
        ctx,
        next.map(({ id }) => id),
      );
      const last = next.at(-1);
      if (last && next.length === most)
        await ctx.enqueue(countPurchasesOn, { after: last.id }, { key: 'recount-purchases' });
      else
        await ctx.db.execute(
          sql`update report_standings set purchases_counted_at = portal_now() where tenant_id = ${ctx.db.tenant}`,
        );
    },
  }),
});
