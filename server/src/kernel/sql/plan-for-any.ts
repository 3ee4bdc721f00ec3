import type { Db } from './db.ts';
import { sql } from './sql.ts';

/**
 * Statements of this transaction are planned for any portal, not for this one: of a portal that filled up since the last
 * statistics PostgreSQL believes that it is empty, and would read it from end to end for every row looked for.
 */
export const planForAny = (db: Db) => db.execute(sql`set local plan_cache_mode = force_generic_plan`);
