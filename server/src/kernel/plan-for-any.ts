import type { Db } from './db.ts';
import { raw, sql } from './sql.ts';

/** Each row is looked for by its own key, whatever the statistics say: no table is read from end to end. */
const settings = [
  'plan_cache_mode = force_generic_plan',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
];

/**
 * Statements of this transaction are planned for any portal, not for this one: of a portal that filled up since the last
 * statistics, or is filling up by this very transaction, PostgreSQL believes that it is empty, and would read it from end
 * to end for every row looked for.
 */
export const planForAny = (db: Db) =>
  Promise.all(settings.map((setting) => db.execute(sql`set local ${raw(setting)}`)));
