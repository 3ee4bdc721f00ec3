import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { mostTurned, touchTurnedSales } from './operations/touch-turned-sales.ts';

const batch = 200;

/** Looks for portals where a day has ended since, by their own clocks, and with it the time a customer had to pay. */
export const turnedSalesSchedule: Schedule = {
  name: 'sales.touch-turned',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_turned_sales_invoices(${batch})`))
      for (let touched = mostTurned; touched === mostTurned; )
        ({ touched } = (await runIn(tenantId, touchTurnedSales, {})) as { touched: number });
  },
};
