import type { Db } from './db.ts';
import { planForAny } from './plan-for-any.ts';
import { raw, sql } from './sql.ts';

const settings = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'];

/**
 * Makes PostgreSQL look rows up by key for the rest of this transaction. On a new installation no table has statistics
 * yet, and none appear while this transaction fills them: every table looks empty, and so cheap to scan.
 */
export const planByKeys = (db: Db) =>
  Promise.all([planForAny(db), ...settings.map((name) => db.execute(sql`set local ${raw(name)} = off`))]);
