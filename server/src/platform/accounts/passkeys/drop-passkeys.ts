import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Answers how many the person had. */
export const dropPasskeys = (db: Db, userId: string): Promise<number> =>
  db.execute(sql`delete from passkeys where tenant_id = ${db.tenant} and user_id = ${userId}`);
