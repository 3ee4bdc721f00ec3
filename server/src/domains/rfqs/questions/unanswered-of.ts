import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** How many questions of suppliers about a request nobody has answered. */
export async function unansweredOf(db: Db, rfqId: string): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from rfq_questions
    where tenant_id = ${db.tenant} and rfq_id = ${rfqId} and side = 'supplier' and answer is null`);
  return count;
}
