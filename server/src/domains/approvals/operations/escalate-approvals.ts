import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { askStep } from '../letters/ask-step.ts';
import { approvalRequest, approvalRequests, lockRequest, waitingFor } from '../requests/approval-request.ts';
import { namedBy } from '../requests/asked-step.ts';

const most = 100;

export const escalateApprovals = command({
  name: 'approvals.escalate-approvals',
  summary: words('Ask others where a step has waited too long', 'Подключить других там, где шаг ждёт слишком долго'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),

  async run(ctx) {
    const due = await ctx.db.many<{ id: string }>(sql`
      select asked.id from approval_requests asked
      where asked.tenant_id = ${ctx.db.tenant} and asked.status = 'pending' and asked.escalate_at <= portal_now()
      order by asked.id limit ${most}`);
    if (due.length === 0) ctx.nothingChanged();
    for (const { id } of due) await escalate(ctx, id);
  },
});

/** Whoever a step is escalated to is asked beside the others; those stay asked, and what they have said stays. */
async function escalate(ctx: WriteContext, id: string) {
  const held = await lockRequest(ctx.db, id);
  if (held?.request.status !== 'pending' || !held.isToEscalate) return ctx.nothingChanged();
  const { request, steps } = held;
  const place = request.step - 1;
  const step = { ...(steps[place] as (typeof steps)[number]), escalatedAt: portalNow().toISOString() };
  const besides = namedBy(step.escalateTo);
  const after = {
    steps: steps.with(place, step),
    waitingUsers: [...new Set([...held.waitingUsers, ...besides.waitingUsers])],
    waitingRoles: [...new Set([...held.waitingRoles, ...besides.waitingRoles])],
  };
  const written = await approvalRequests.write(
    ctx,
    request,
    {},
    {
      columns: { steps: JSON.stringify(after.steps), ...waitingFor(after), escalate_at: null, deserted_at: null },
      touched: true,
    },
  );
  if (!written) return ctx.nothingChanged();
  const told = { step: request.step, stepName: step.name, escalatedTo: step.escalateTo };
  ctx.record(approvalRequest.changed('escalated', request, written, told));
  await askStep(ctx, { ...held, ...after, request: written }, { occasion: 'escalation' });
}
