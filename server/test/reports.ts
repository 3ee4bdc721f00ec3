import { billingPortal, ok } from './billing.ts';
import { drainJobs, owner } from './harness.ts';

export const url = '/api/v1/reports';

/** A portal that buys, whose reports are read once all that happened is counted. */
export async function reportPortal() {
  const billing = await billingPortal();
  const { portal, ask } = billing;
  const report = async (path: string) => {
    await drainJobs(portal.tenantId);
    return ok(await ask('GET', `${url}/${path}`));
  };
  const spend = (query: string) => report(`spend?${query}`);
  /** All that the sums hold, where something is left. */
  const kept = async () => {
    await drainJobs(portal.tenantId);
    const { rows } = await owner.query<Record<string, string>>(
      `select span, dimension, currency, month::text, key, amount::text, lines::int from report_spend
       where tenant_id = $1 and lines <> 0 order by 1, 2, 3, 4, 5`,
      [portal.tenantId],
    );
    return rows;
  };
  return { ...billing, report, spend, kept };
}
