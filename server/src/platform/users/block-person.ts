import type { User } from '../../../../nouns/user.ts';
import type { FactData } from '../../kernel/entity.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { dropLinks } from '../accounts/links.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { users } from './user.ts';

/** Blocks a locked person, after `lockOwners` and `refuseLastOwner`: his sessions end, his links open nothing, and his rights of this moment bound his keys. */
export async function blockPerson(ctx: WriteContext, person: User, tell: FactData = {}): Promise<User> {
  const columns = { blocked_with: await rightsOf(ctx.db, person.id) };
  const blocked = await users.move(ctx, person, 'block', {}, { fact: 'blocked', columns, tell });
  await dropLinks(ctx.db, 'invitation', person.id);
  await dropLinks(ctx.db, 'reset_password', person.id);
  await endSessions(ctx.db, person.id, 'user_blocked');
  return blocked;
}

async function rightsOf(db: Db, id: string): Promise<string[]> {
  const { roles } = await db.one<{ roles: HeldRole[] }>(sql`
    select ${rolesColumn('u.id')} from users u where u.tenant_id = ${db.tenant} and u.id = ${id}`);
  return [...permissionsOfRoles(roles)];
}
