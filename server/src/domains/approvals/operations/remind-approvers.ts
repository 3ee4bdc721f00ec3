import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { askStep } from '../letters/ask-step.ts';
import { lockRequest, momentAfter } from '../requests/approval-request.ts';

const most = 100;

export const remindApprovers = command({
  name: 'approvals.remind-approvers',
  summary: words('Remind approvers of what waits for them', 'Напомнить согласующим о том, что ждёт решения'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    ctx.nothingChanged();
    const due = await ctx.db.many<{ id: string }>(sql`
      select asked.id from approval_requests asked
      where asked.tenant_id = ${ctx.db.tenant} and asked.status = 'pending' and asked.remind_at <= portal_now()
      order by asked.id limit ${most}`);
    for (const { id } of due) await remind(ctx, id);
  },
});

/** Once for a period: the next reminder is counted from this one. */
async function remind(ctx: WriteContext, id: string) {
  const held = await lockRequest(ctx.db, id);
  if (held?.request.status !== 'pending') return;
  const remindAt = await momentAfter(ctx, held.steps[held.request.step - 1]?.remindAfterHours ?? null);
  const written = await ctx.db.execute(sql`
    update approval_requests set remind_at = ${remindAt}
    where tenant_id = ${ctx.db.tenant} and id = ${id} and status = 'pending' and remind_at <= portal_now()`);
  if (written === 1) await askStep(ctx, held, { occasion: 'reminder' });
}
