import assert from 'node:assert/strict';
import { recountPurchases } from '../src/domains/reports/purchases/recount-purchases.ts';
import { billingPortal, ok } from './billing.ts';
import { drainJobs, owner, run } from './harness.ts';

/** What a row of a year keeps of a value of rows with a `date`: the sum of each month, then of all up to it. */
export function summedByMonth(value: string): string {
  const sums = ['=', '<='].flatMap((which) =>
    Array.from({ length: 12 }, (_, at) => `sum(${value}) filter (where extract(month from date) ${which} ${at + 1})`),
  );
  return `array[${sums.map((sum) => `coalesce(${sum}, 0)`).join(', ')}]`;
}

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
  /** All that the sums hold by month, where something is left; what they hold up to each month agrees with it. */
  const kept = async () => {
    await drainJobs(portal.tenantId);
    const { rows: wrong } = await owner.query(
      `select sums.key, month.n from report_spend_years sums cross join generate_series(1, 12) month(n)
       where tenant_id = $1 and (amounts[12 + month.n], lines[12 + month.n])
         <> all(select sum(amount), sum(lines) from unnest(amounts[1:month.n], lines[1:month.n]) up_to(amount, lines))`,
      [portal.tenantId],
    );
    assert.deepEqual(wrong, []);
    const { rows } = await owner.query<Record<string, string>>(
      `select dimension, currency, to_char(year, 'YYYY-') || lpad(month.n::text, 2, '0') as month, key, month.amount::text, month.lines::int
       from report_spend_years cross join lateral unnest(amounts[1:12], lines[1:12]) with ordinality month(amount, lines, n)
       where tenant_id = $1 and month.lines <> 0 order by 1, 2, 3, 4`,
      [portal.tenantId],
    );
    return rows;
  };
  return { ...billing, report, spend, kept };
}
