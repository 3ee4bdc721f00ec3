import Type from 'typebox';
import { systemRoles } from '../../../kernel/access/system-roles.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../../numbers/next-number.ts';
import { refuseGivingMore } from '../check-grant.ts';
import { presentRole, type RoleRow, roleColumns } from '../role.row.ts';
import { role, roleInput } from '../role.ts';

export const createRole = command({
  name: 'roles.create-role',
  summary: words('Create a role', 'Создать роль'),
  description: 'Any set of the permissions the caller holds himself. Without a code the next R-number is taken.',
  permission: 'users.assign_role',
  scope: null,
  refuses: ['already_exists'],
  input: object({ ...roleInput, code: Type.Optional(role.fields.code) }),
  output: role.view,

  async run(ctx, input) {
    refuseGivingMore(ctx.actor, input.permissions);
    const code = input.code ?? numbered('R', await nextNumber(ctx.db, { sequence: 'role' }));
    const free = !Object.hasOwn(systemRoles, code);
    const row =
      free &&
      (await ctx.db.first<RoleRow>(sql`
        insert into roles as role (tenant_id, code, name, permissions, created_by, updated_by)
        values (${ctx.db.tenant}, ${code}, ${input.name}, ${input.permissions}, ${ctx.actor.userId}, ${ctx.actor.userId})
        on conflict (tenant_id, code) do nothing returning ${roleColumns}`));
    if (!row) throw await takenCode(ctx.db, code);
    const made = presentRole(row);
    ctx.record(role.fact('created', made));
    return made;
  },
});

async function takenCode(db: Parameters<typeof nextNumber>[0], code: string) {
  const held = await db.first<{ id: string }>(
    sql`select id from roles where tenant_id = ${db.tenant} and code = ${code}`,
  );
  return alreadyExists('code', { entityType: role.type, entityId: held?.id ?? code });
}
