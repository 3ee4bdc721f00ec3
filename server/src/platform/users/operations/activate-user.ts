import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sendInvitation } from '../invitation-link.ts';
import { moveUser } from '../move-user.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { lockUser } from '../user.row.ts';
import { user, userLifecycle } from '../user.ts';

export const activateUser = command({
  name: 'users.activate-user',
  summary: words('Unblock a person', 'Разблокировать сотрудника'),
  description: 'Somebody who was blocked before he accepted is invited again.',
  permission: 'users.deactivate',
  scope: null,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    const before = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    const accepted = before.emailVerifiedAt !== null;
    const status = userLifecycle.next(accepted ? 'activate' : 'inviteAgain', before.status);
    const after = await moveUser(ctx, id, status);
    if (!accepted) await sendInvitation(ctx, after);
    ctx.record(user.changed('activated', before, after, { status: { from: before.status, to: status } }));
    return after;
  },
});
