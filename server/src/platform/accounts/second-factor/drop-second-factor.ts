import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Its recovery codes go with it. Answers whether there was one in use. */
export async function dropSecondFactor(db: Db, userId: string): Promise<boolean> {
  const dropped = await db.first<{ inUse: boolean }>(sql`
    delete from second_factors where tenant_id = ${db.tenant} and user_id = ${userId} returning confirmed_at is not null as "inUse"`);
  return dropped?.inUse ?? false;
}
