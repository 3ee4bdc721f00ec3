import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';

/**
 * Until the transaction ends, which budget is for what stays as it is: who draws on budgets shares the lock, who makes or changes one has
 * it alone. So a code has one budget at a time, and nothing draws past a budget that is just being made.
 */
export const lockBudgets = (db: Db, by: 'reader' | 'writer') =>
  db.execute(sql`
    select ${raw(by === 'reader' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')}(hashtextextended('budgets' || tenant_id(), 0))`);
