import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whether people have said something beside a record. Without the record nobody could read it, so it is better archived than removed. */
export async function hasComments(db: Db, entityType: string, entityId: string): Promise<boolean> {
  const { held } = await db.one<{ held: boolean }>(sql`
    select exists (select 1 from comments
      where tenant_id = ${db.tenant} and entity_type = ${entityType} and entity_id = ${entityId} and deleted_at is null) as held`);
  return held;
}
