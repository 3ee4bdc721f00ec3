import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { presentUser, type UserRow, userColumns } from './user.row.ts';
import type { User } from './user.ts';

/** Writes a status that the lifecycle has allowed for a person the caller has locked. */
export async function moveUser(ctx: WriteContext, userId: string, status: User['status']): Promise<User> {
  const row = await ctx.db.one<UserRow>(sql`
    update users person set status = ${status}, blocked_with = case when ${status} = 'blocked' then blocked_with end, updated_at = now(), updated_by = coalesce(${ctx.actor.userId}, updated_by), version = version + 1
    where person.tenant_id = ${ctx.db.tenant} and person.id = ${userId} returning ${userColumns}`);
  return presentUser(row);
}
