import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { refuseGivingMore, refuseSystemRole } from '../check-grant.ts';
import { role, roles } from '../role.ts';

const { code: _, ...changeable } = role.change;

export const updateRole = command({
  name: 'roles.update-role',
  summary: words('Change a role', 'Изменить роль'),
  description:
    'Holds for everyone who has the role from his next request on. Only permissions that the caller holds can be added.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...changeable, version: Type.Optional(version()) }),
  output: role.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await roles.open(ctx, id);
    refuseSystemRole(before);
    const had = new Set(before.permissions);
    const added = (given.permissions ?? []).filter((one) => !had.has(one));
    refuseGivingMore(ctx.actor, added);
    return roles.change(ctx, before, given);
  },
});
