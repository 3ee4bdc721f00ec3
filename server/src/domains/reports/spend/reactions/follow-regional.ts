import Type from 'typebox';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../../kernel/reaction.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { regional } from '../../../company/regional.ts';
import { recountSpend } from '../operations/recount-spend.ts';

/** The day of an invoice without a date of its own is that of its making, where the company works: with its zone it may be another. */
export const followRegional = reaction(
  [regional.event('updated')],
  command({
    name: 'reports.follow-regional',
    summary: words('Count spend anew in another time zone', 'Пересчитать расходы в другом часовом поясе'),
    permission: 'signed-in',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),

    async run(ctx, { factId }) {
      ctx.nothingChanged();
      const fact = await ctx.db.first<{ changed: string[] | null }>(
        sql`select data->'changedFields' as changed from audit_events where tenant_id = ${ctx.db.tenant} and id = ${factId}`,
      );
      if (fact?.changed?.includes('timezone')) await ctx.call(recountSpend, {});
    },
  }),
);
