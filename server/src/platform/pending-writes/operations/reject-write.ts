import { id, longText, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { getWrite, pendingWrite, pendingWrites } from '../pending-write.ts';

export const rejectWrite = command({
  name: 'pending-writes.reject-write',
  summary: words('Reject a pending write', 'Отклонить предложение агента'),
  description: 'Nothing of it is done. The key reads the reason.',
  permission: 'signed-in',
  scope: null,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    reason: longText(1_000, 'Why it is rejected', { examples: ['Такая позиция уже есть'] }),
  }),
  output: pendingWrite.view,

  async run(ctx, { id, reason }) {
    await ctx.ask(getWrite, { id });
    const before = await pendingWrites.open(ctx, id);
    const decided = { reason, decidedAt: portalNow().toISOString(), decidedBy: ctx.actor.userId };
    return pendingWrites.move(ctx, before, 'reject', decided, { fact: 'rejected', tell: { reason } });
  },
});
