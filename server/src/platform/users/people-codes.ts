import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Codes of people by their identifiers, in one statement. */
export async function peopleCodes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; code: string }>(
    sql`select id, code from users where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}
