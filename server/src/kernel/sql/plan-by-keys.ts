import type { Db } from './db.ts';
import { planForAny } from './plan-for-any.ts';
import { raw, sql } from './sql.ts';

const settings = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'];

/**
 * Each row is looked for by its own key for the rest of this transaction. On a new installation no table has statistics
 * yet, and while this very transaction fills them none come: everything looks empty, and so cheap to read from end to end.
 */
export const planByKeys = (db: Db) =>
  Promise.all([planForAny(db), ...settings.map((name) => db.execute(sql`set local ${raw(name)} = off`))]);
