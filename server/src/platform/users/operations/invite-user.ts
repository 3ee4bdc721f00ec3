import { userLifecycle } from '../../../../../nouns/user.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { addPerson } from '../add-person.ts';
import { checkPerson } from '../check-person.ts';
import { givenRoles, roleIdsInput } from '../given-roles.ts';
import { sendInvitation } from '../send-invitation.ts';
import { user } from '../user.ts';

export const inviteUser = command({
  name: 'users.invite-user',
  summary: words('Invite a person', 'Пригласить сотрудника'),
  description: 'A letter with a link that lives 7 days goes to the address; the password is chosen there.',
  permission: 'users.invite',
  scope: null,
  provesPresence: true,
  refuses: ['already_exists', 'unknown_reference'],
  input: object({ ...user.creation, roleIds: roleIdsInput }),
  output: user.view,

  async run(ctx, { roleIds, ...given }) {
    const person = checkPerson(given);
    const roles = await givenRoles(ctx.db, ctx.actor, roleIds);
    const invited = await addPerson(
      ctx,
      { ...person, status: userLifecycle.initial },
      roles.map(({ id }) => id),
    );
    await sendInvitation(ctx, invited);
    ctx.record(user.fact('invited', invited));
    return invited;
  },
});
