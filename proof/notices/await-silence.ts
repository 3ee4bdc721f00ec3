import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../crash/start-installation.ts';

/** Waits until all work of the portal is done; answers the jobs that are left when the patience ends. */
export async function awaitSilence({ rows, tenantId }: Installation, patienceSeconds: number): Promise<number> {
  for (let waited = 0; ; waited += 1) {
    // A retry that waits for its hour is due now.
    await rows(
      'update jobs set due_at = now() where tenant_id = $1 and finished_at is null and attempts > 0 and lease is null and due_at > now()',
      [tenantId],
    );
    const [left] = await rows<{ count: number }>(
      'select count(*)::int from jobs where tenant_id = $1 and finished_at is null',
      [tenantId],
    );
    if (left?.count === 0 || waited >= patienceSeconds) return left?.count ?? 0;
    await pause(1_000);
  }
}
