import type { Db } from './db.ts';
import { sql } from './sql.ts';
import { arePortalsApart } from './where-portals-lie.ts';

/**
 * Makes PostgreSQL use generic plans in this transaction, not plans for this portal: a portal that grew since the last
 * statistics looks empty to it, and would be scanned for every row looked up.
 */
export const planForAny = async (db: Db) => {
  if (!arePortalsApart()) await db.execute(sql`set local plan_cache_mode = force_generic_plan`);
};
