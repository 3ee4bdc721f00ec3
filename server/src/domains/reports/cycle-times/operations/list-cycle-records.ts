import Type from 'typebox';
import { choice, decimal, flag, id, instant, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { periodInput, periodOf } from '../../period.ts';
import { reportReading } from '../../report-reading.ts';
import { cycleSteps } from '../steps.ts';

const most = 500;

const row = object({
  procurementId: id('Requisition'),
  number: text(32, 'Number', { examples: ['PR-2026-0001'] }),
  title: text(300, 'Title', { examples: ['Цемент для секции 3'] }),
  createdAt: instant('Made'),
  days: decimal('Days the step took', { examples: ['3.5'] }),
});

export const listCycleRecords = query({
  name: 'reports.list-cycle-records',
  summary: words('Requisitions behind the time of a step', 'Заявки, по которым посчитан этап'),
  description: 'Those that have done the step, the slowest first; at most 500.',
  ...reportReading,
  input: object({ step: Type.Optional(choice(cycleSteps, 'Step; `whole` unless given')), ...periodInput }),
  output: object({ items: Type.Array(row), hasMore: flag('There are more than the 500 shown') }),

  async run(ctx, { step = 'whole', ...days }) {
    const { period } = await periodOf(ctx, days);
    const found = await ctx.db.many<Type.Static<typeof row>>(sql`
      select req.id as "procurementId", req.number, req.title, req.created_at as "createdAt", done.days::text as days
      from report_steps done join requisitions req on req.tenant_id = ${ctx.db.tenant} and req.id = done.purchase_id
      where done.tenant_id = ${ctx.db.tenant} and done.step = ${step} and done.date between ${period.from} and ${period.to}
      order by done.days desc, done.purchase_id limit ${most + 1}`);
    return { items: found.slice(0, most), hasMore: found.length > most };
  },
});
