import type { Db } from './db.ts';
import { sql } from './sql.ts';

/** Analyses tables after work that may have filled them: their statistics commit with their rows, so the next search is planned well. */
export const lookAtWritten = (db: Db) => db.execute(sql`select look_at_written() where tenant_id() = ${db.tenant}`);
