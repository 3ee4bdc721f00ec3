import { systemRoles } from '../../../kernel/access/system-roles.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { alreadyExists, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { nextNumber, numbered } from '../../numbers/next-number.ts';
import { refuseGivingMore } from '../check-grant.ts';
import { role, roles } from '../role.ts';

export const createRole = command({
  name: 'roles.create-role',
  summary: words('Create a role', 'Создать роль'),
  description: 'Any set of the permissions the caller holds himself. Without a code the next R-number is taken.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['already_exists'],
  input: object(role.creation),
  output: role.view,

  async run(ctx, input) {
    refuseGivingMore(ctx.actor, input.permissions);
    const code = input.code ?? numbered('R', await nextNumber(ctx.db, { sequence: 'role' }));
    const isFree = !Object.hasOwn(systemRoles, code);
    const made = isFree && (await roles.create(ctx, { ...input, code }));
    if (!made) throw await takenCode(ctx.db, code);
    return made;
  },
});

async function takenCode(db: Db, code: string) {
  const held = await db.first<{ id: string }>(
    sql`select id from roles where tenant_id = ${db.tenant} and code = ${code}`,
  );
  return alreadyExists('code', { entityType: role.type, entityId: held?.id ?? code });
}
