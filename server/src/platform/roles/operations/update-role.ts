import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { refuseGivingMore, refuseSystemRole } from '../check-grant.ts';
import { lockRole, presentRole, type RoleRow, roleColumns } from '../role.row.ts';
import { role, roleInput } from '../role.ts';

export const updateRole = command({
  name: 'roles.update-role',
  summary: words('Change a role', 'Изменить роль'),
  description: 'Holds for everyone who has the role from his next request on. Only permissions one holds can be added.',
  permission: 'users.assign_role',
  scope: null,
  refuses: ['business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(roleInput.name),
    permissions: Type.Optional(roleInput.permissions),
    version: Type.Optional(version()),
  }),
  output: role.view,

  async run(ctx, input) {
    const before = await lockRole(ctx.db, input.id);
    ctx.expectVersion(before.version);
    refuseSystemRole(before);
    const had = new Set<string>(before.permissions);
    const permissions = input.permissions ?? before.permissions;
    refuseGivingMore(
      ctx.actor,
      permissions.filter((one) => !had.has(one)),
    );
    const changes = { name: input.name ?? before.name, permissions };
    const row = await ctx.db.first<RoleRow>(sql`
      update roles role set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, updated_at = now(), version = version + 1
      where role.tenant_id = ${ctx.db.tenant} and role.id = ${input.id} and ${differsFrom(changes)} returning ${roleColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const after = presentRole(row);
    ctx.record(role.changed('updated', before, after));
    return after;
  },
});
