import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { giveRoles } from './given-roles.ts';

/** The whole set of a person's roles. */
export async function setRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from user_roles where tenant_id = ${db.tenant} and user_id = ${userId} and role_id <> all(${roleIds}::uuid[])`);
  await giveRoles(db, userId, roleIds);
}
