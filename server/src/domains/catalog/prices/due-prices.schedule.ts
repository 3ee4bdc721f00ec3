import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refreshDuePrices } from './operations/refresh-due-prices.ts';

const mostPortals = 200;

/** Prices end at the midnight of their company: every quarter of an hour those that did are left behind. */
export const duePricesSchedule: Schedule = {
  name: 'catalog.refresh-due-prices',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_due_prices(${mostPortals})`))
      await runIn(tenantId, refreshDuePrices, {});
  },
};
