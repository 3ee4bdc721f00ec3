import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Named {
  entityType: string | null;
  entityId: string | null;
}

export async function isSample(db: Db, { entityType, entityId }: Named): Promise<boolean> {
  const found = await db.first(sql`
    select 1 from sample_records
    where tenant_id = ${db.tenant} and entity_type = ${entityType} and entity_id = ${entityId}`);
  return found !== undefined;
}
