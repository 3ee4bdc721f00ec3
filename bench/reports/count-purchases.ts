import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../environment/start-environment.ts';

/** Has a worker count all purchases of these portals, as it counts those that are older than their reports. Answers in how many seconds. */
export async function countPurchases({ owner, startOurs }: Environment, tenantIds: readonly string[]): Promise<number> {
  const begun = performance.now();
  await owner.query(
    `insert into jobs (tenant_id, name, key, payload) select id, 'reports.count-purchases-on', 'recount-purchases', '{}' from unnest($1::uuid[]) id`,
    [tenantIds],
  );
  const worker = await startOurs('worker');
  for (;;) {
    const { rows } = await owner.query<{ left: number }>(
      'select count(*)::int as left from report_standings where tenant_id = any($1) and purchases_counted_at is null',
      [tenantIds],
    );
    if (rows[0]?.left === 0) break;
    await pause(500);
  }
  await worker.stop();
  return (performance.now() - begun) / 1_000;
}
