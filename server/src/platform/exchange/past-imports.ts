import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What came of the imports of these kinds. */
interface PastImports {
  applied: number;
  lastAppliedAt: string | null;
  /** Previews that wait for a person. */
  waiting: number;
}

export const pastImports = (db: Db, kinds: readonly string[]) =>
  db.one<PastImports>(sql`
    select count(*) filter (where status in ('applied', 'partially_applied'))::int as applied,
      max(updated_at) filter (where status in ('applied', 'partially_applied')) as "lastAppliedAt",
      count(*) filter (where status = 'preview_ready')::int as waiting
    from import_jobs where tenant_id = ${db.tenant} and kind = any(${kinds})`);
