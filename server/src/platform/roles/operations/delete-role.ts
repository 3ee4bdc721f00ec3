import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { inUse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refuseSystemRole } from '../check-grant.ts';
import { role, roles } from '../role.ts';

export const deleteRole = command({
  name: 'roles.delete-role',
  summary: words('Delete a role', 'Удалить роль'),
  description: 'Only a role of the portal that nobody holds. The audit trail keeps what it was.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['business_rule_violated', 'has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await roles.open(ctx, id);
    refuseSystemRole(before);
    if (before.people > 0) throw inUse(role.noun, [{ entityType: 'user', count: before.people }]);
    await ctx.db.execute(sql`delete from roles where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(role.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
