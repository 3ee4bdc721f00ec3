import Type from 'typebox';
import { object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';

/** Of these sessions those that still hold, each with what its person may do now. */
export type StandingSessions = ReadonlyMap<string, ReadonlySet<string>>;

export const standingSessions = query({
  name: 'sessions.standing-sessions',
  summary: words('Sessions that still hold', 'Сеансы, которые ещё действуют'),
  permission: 'internal',
  scope: null,
  input: object({ sessionIds: Type.Array(Type.String()) }),
  output: Type.Unknown(),
  async run({ db }, { sessionIds }): Promise<StandingSessions> {
    const rows = await db.many<{ id: string; roles: HeldRole[] }>(sql`
      select s.id, ${rolesColumn('u.id')} from sessions s
      join users u on u.tenant_id = ${db.tenant} and u.id = s.user_id
      join tenants t on t.tenant_id = ${db.tenant}
      where s.tenant_id = ${db.tenant} and s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and s.expires_at > now()
        and u.status = 'active' and t.status = 'active'`);
    return new Map(rows.map(({ id, roles }) => [id, permissionsOfRoles(roles)]));
  },
});
