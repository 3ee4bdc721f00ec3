import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whether a record holds files. Without the record nobody could reach them, so it is better archived than removed. */
export async function hasFiles(db: Db, entityType: string, entityId: string): Promise<boolean> {
  const { held } = await db.one<{ held: boolean }>(sql`
    select exists (select 1 from files
      where tenant_id = ${db.tenant} and entity_type = ${entityType} and entity_id = ${entityId} and status = 'active') as held`);
  return held;
}
