import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** How many rows applying has written so far: its own transaction shows them to nobody yet. */
export async function findProgress(db: Db, jobId: string): Promise<number> {
  const progress = await db.first<{ applied: number }>(sql`
    select applied from import_progress where tenant_id = ${db.tenant} and job_id = ${jobId}`);
  return progress?.applied ?? 0;
}
