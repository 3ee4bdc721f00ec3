import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countInvoices, holdCount } from './count-invoices.ts';

/** Invoices counted in one transaction. */
const most = 100;

const payload = object({ after: Type.Optional(id('The invoice counted last')) });

/** Counts every invoice of the portal, a hundred in a transaction; each batch asks for the next. */
export const countOn: Job<typeof payload> = job({
  name: 'reports.count-on',
  payload,
  command: command({
    name: 'reports.count-on',
    summary: words('Count all invoices in the reports', 'Учесть все счета в отчётах'),
    permission: 'signed-in',
    scope: null,
    input: payload,
    output: Type.Unknown(),

    async run(ctx, { after }) {
      ctx.nothingChanged();
      await holdCount(ctx.db);
      const next = await ctx.db.many<{ id: string }>(sql`
        select id from invoices where tenant_id = ${ctx.db.tenant} ${after ? sql`and id > ${after}` : sql``} order by id limit ${most}`);
      await countInvoices(
        ctx,
        next.map(({ id }) => id),
      );
      const last = next.at(-1);
      if (last && next.length === most) await ctx.enqueue(countOn, { after: last.id }, { key: 'recount' });
      else
        await ctx.db.execute(
          sql`update report_standings set counted_at = portal_now() where tenant_id = ${ctx.db.tenant}`,
        );
    },
  }),
});
