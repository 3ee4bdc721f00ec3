import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whether a person holds the owner role now, whatever his status. */
export async function isOwner(db: Db, userId: string | null): Promise<boolean> {
  const held = await db.first(sql`
    select 1 from user_roles held join roles r on r.tenant_id = ${db.tenant} and r.id = held.role_id
    where held.tenant_id = ${db.tenant} and held.user_id = ${userId} and r.code = 'owner' and r.is_system`);
  return held !== undefined;
}
