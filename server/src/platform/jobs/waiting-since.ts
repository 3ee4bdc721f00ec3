import type { Job } from '../../kernel/job.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Since when the oldest work of these kinds waits in the portal; null where none does. */
export async function waitingSince(db: Db, jobs: ReadonlyArray<Pick<Job, 'name'>>): Promise<string | null> {
  const { since } = await db.one<{ since: string | null }>(sql`
    select min(created_at) as since from jobs
    where tenant_id = ${db.tenant} and name = any(${jobs.map(({ name }) => name)}::text[]) and finished_at is null`);
  return since;
}
