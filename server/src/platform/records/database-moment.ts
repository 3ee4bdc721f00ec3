import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/**
 * The time by the clock of the database, as a value for statements that write: what is compared with moments that the database
 * took must not be of another clock.
 */
export async function databaseMoment(db: Db): Promise<string> {
  const { moment } = await db.one<{ moment: string }>(
    sql`select portal_moment()::instant as moment from tenants where tenant_id = ${db.tenant}`,
  );
  return moment;
}
