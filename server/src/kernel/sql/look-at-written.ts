import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Ends work that may have filled whole tables: their statistics commit with their rows, and the next search is planned by them. */
export const lookAtWritten = (db: Db) => db.execute(sql`select look_at_written() where tenant_id() = ${db.tenant}`);
