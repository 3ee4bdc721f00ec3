import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The record that an outside pair names; null for none. */
export async function findLinked(db: Db, entityType: string, source: string, outside: string): Promise<string | null> {
  const link = await db.first<{ entity_id: string }>(sql`
    select entity_id from external_links
    where tenant_id = ${db.tenant} and entity_type = ${entityType} and external_source = ${source} and external_id = ${outside}`);
  return link?.entity_id ?? null;
}
