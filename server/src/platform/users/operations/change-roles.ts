import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../records/write-records.ts';
import { givenRoles, roleIdsInput } from '../given-roles.ts';
import { holdsOwner, lockOwners, refuseLastOwner, refuseTouchingOwner } from '../owners.ts';
import { setRoles } from '../set-roles.ts';
import { lockUser, user, users } from '../user.ts';

export const changeRoles = command({
  name: 'users.change-roles',
  summary: words('Set the roles of a person', 'Назначить роли сотруднику'),
  description: 'The whole set. Holds from his next request on, and for the keys he issued.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['last_owner', 'unknown_reference', 'precondition_failed'],
  input: object({ id: id(), roleIds: roleIdsInput }),
  output: user.view,

  async run(ctx, { id, roleIds }) {
    await lockOwners(ctx.db);
    const before = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, before);
    ctx.expectVersion(before.version);
    const held = before.roles.map((role) => role.id);
    const roles = await givenRoles(ctx.db, ctx.actor, roleIds, held);
    if (!holdsOwner({ roles })) await refuseLastOwner(ctx.db, before);
    if (held.length === roleIds.length && roleIds.every((roleId) => held.includes(roleId)))
      return unchanged(ctx, before);
    await setRoles(ctx.db, id, roleIds);
    return users.change(ctx, before, {}, { fact: 'roles_changed', touched: true });
  },
});
