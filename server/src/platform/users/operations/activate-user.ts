import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { sendInvitation } from '../send-invitation.ts';
import { lockUser, user, users } from '../user.ts';

export const activateUser = command({
  name: 'users.activate-user',
  summary: words('Unblock a person', 'Разблокировать сотрудника'),
  description: 'Somebody who was blocked before he accepted is invited again.',
  permission: 'users.deactivate',
  scope: null,
  provesPresence: true,
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    const before = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    const accepted = before.emailVerifiedAt !== null;
    const change = { fact: 'activated', columns: { blocked_with: null } } as const;
    const after = await users.move(ctx, before, accepted ? 'activate' : 'inviteAgain', {}, change);
    if (!accepted) await sendInvitation(ctx, after);
    return after;
  },
});
