import Type from 'typebox';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';

/** What a person may do now; nothing once he does not work here. */
export const personNow = query({
  name: 'registers.read-rights',
  summary: words('Read what a person may do now', 'Прочитать, что человеку разрешено сейчас'),
  permission: 'internal',
  scope: null,
  input: object({ userId: id() }),
  output: Type.Unknown(),
  async run({ db }, { userId }): Promise<ReadonlySet<string>> {
    const person = await db.first<{ roles: HeldRole[] }>(sql`
      select ${rolesColumn('u.id')} from users u
      where u.tenant_id = ${db.tenant} and u.id = ${userId} and u.status = 'active'`);
    return permissionsOfRoles(person?.roles ?? []);
  },
});
