import { recountPurchases } from '../src/domains/reports/purchases/recount-purchases.ts';
import { billingPortal, ok } from './billing.ts';
import { drainJobs, owner, run } from './harness.ts';

export const url = '/api/v1/reports';

/** A portal that buys, whose reports are read once all that happened is counted. */
export async function reportPortal() {
  const billing = await billingPortal();
  const { portal, ask } = billing;
  const report = async (path: string) => {
    // Tests write decisions and days by hand, and no fact tells of those.
    await run(recountPurchases, portal.owner, {});
    await drainJobs(portal.tenantId);
    return ok(await ask('GET', `${url}/${path}`));
  };
  const spend = (query: string) => report(`spend?${query}`);
  /** All that the sums hold, where something is left. */
  const kept = async () => {
    await drainJobs(portal.tenantId);
    const { rows } = await owner.query<Record<string, string>>(
      `select dimension, currency, to_char(year, 'YYYY-') || lpad(month.n::text, 2, '0') as month, key, month.amount::text, month.lines::int
       from report_spend_years cross join lateral unnest(amounts, lines) with ordinality month(amount, lines, n)
       where tenant_id = $1 and month.lines <> 0 order by 1, 2, 3, 4`,
      [portal.tenantId],
    );
    return rows;
  };
  return { ...billing, report, spend, kept };
}
