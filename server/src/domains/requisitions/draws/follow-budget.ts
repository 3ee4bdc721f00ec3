import Type from 'typebox';
import type { Budget } from '../../../../../nouns/budget.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { join, sql } from '../../../kernel/sql/sql.ts';
import { factById } from '../../../platform/audit/fact-by-id.ts';
import { budget } from '../../budgets/budget.ts';
import { recountDraws } from './recount-draws.job.ts';

/** Requisitions that one job counts anew. */
const atOnce = 100;

/** A budget was made, changed in what it is for, or deleted: requisitions that it is for, or was, are counted anew. */
export const followBudget = reaction(
  [budget.event('created'), budget.event('updated'), budget.event('deleted')],
  command({
    name: 'requisitions.follow-budget',
    summary: words('Find requisitions that a budget is for', 'Найти заявки, которые относятся к бюджету'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId }) {
      ctx.nothingChanged();
      const { object: now, previous } = (await factById(ctx.db, factId)).data;
      const isSame = previous && purpose.every((field) => !(field in previous));
      if (isSame) return;
      const ids = await drawingOn(ctx.db, [now, { ...now, ...previous }] as Budget[]);
      for (let at = 0; at < ids.length; at += atOnce)
        await ctx.enqueue(recountDraws, { procurementIds: ids.slice(at, at + atOnce) });
    },
  }),
);

/** What says which requisitions a budget is for. */
const purpose = ['code', 'departmentName', 'periodFrom', 'periodTo'] as const;

async function drawingOn(db: Db, budgets: readonly Budget[]): Promise<string[]> {
  const isFor = budgets.map(
    ({ code, departmentName, periodFrom, periodTo }) => sql`
      (req.due_date >= ${periodFrom} and req.due_date <= ${periodTo}
        and (lower(req.budget_code) = lower(${code}) or lower(req.department_name) = lower(${departmentName})))`,
  );
  const rows = await db.many<{ id: string }>(sql`
    select req.id from requisitions req where req.tenant_id = ${db.tenant} and (${join(isFor, ' or ')}) order by req.id`);
  return rows.map(({ id }) => id);
}
