import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { expirePriceLists } from './operations/expire-price-lists.ts';

const batch = 200;

/** Looks hourly for portals where a day has ended since, by their own clocks, and with it the last day of an active list. */
export const priceListExpirySchedule: Schedule = {
  name: 'price-lists.expire',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_ended_price_lists(${batch})`))
      await runIn(tenantId, expirePriceLists, {});
  },
};
