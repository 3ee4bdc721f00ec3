import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { waitingSince } from '../../../platform/jobs/waiting-since.ts';
import { followPurchase } from './follow-purchase.ts';

/** Up to when all that has happened to purchases is in the reports, and whether they are still being counted as a whole. */
export async function purchasesAsOf(db: Db): Promise<{ asOf: string; counting: boolean }> {
  const [since, standing] = await Promise.all([
    waitingSince(db, [followPurchase.job]),
    db.first<{ counting: boolean }>(sql`
      select standing.purchases_counted_at is null as counting from report_standings standing where standing.tenant_id = ${db.tenant}`),
  ]);
  return { asOf: since ?? portalNow().toISOString(), counting: standing?.counting ?? false };
}
