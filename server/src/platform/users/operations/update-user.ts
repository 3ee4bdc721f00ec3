import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkPerson } from '../check-person.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { lockUser, user, users } from '../user.ts';

const { email: _, ...changeable } = user.change;

export const updateUser = command({
  name: 'users.update-user',
  summary: words('Change a person of the portal', 'Изменить сотрудника'),
  description: 'The address and the code stay: letters and documents already name them.',
  permission: 'users.update',
  scope: null,
  provesPresence: true,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...changeable, version: Type.Optional(version()) }),
  output: user.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    return users.change(ctx, before, checkPerson(given));
  },
});
