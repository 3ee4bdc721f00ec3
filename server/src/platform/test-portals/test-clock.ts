import { testClock as declared, type TestClock } from '../../../../nouns/test-clock.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { testPortalOnly } from './refusals.ts';

export const testClock = entityOf(declared);

/** The clock of the portal; refuses where it is no test portal. */
export async function readTestClock(db: Db): Promise<TestClock> {
  const [clock, { waits }] = await Promise.all([
    db.first<TestClock>(sql`
      select tenant_id as id, later(now(), ahead_seconds) as now, ahead_seconds as "aheadSeconds",
        not are_schedules_due() as "isSettled"
      from test_portals where tenant_id = ${db.tenant}`),
    db.one<{ waits: boolean }>(sql`
      select exists (
          select from jobs where tenant_id = ${db.tenant} and finished_at is null and (due_at <= now() or lease is not null))
        or exists (
          select from webhook_deliveries where tenant_id = ${db.tenant}
            and (status = 'in_flight' or (status = 'pending' and next_attempt_at <= now()))) as waits`),
  ]);
  if (!clock) throw testPortalOnly();
  return { ...clock, isSettled: clock.isSettled && !waits };
}
