import type { Schedule } from '../../../kernel/job.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mostLate, tellLateOrders } from './tell-late-orders.ts';

const batch = 200;

/** Looks every quarter of an hour for portals where the day of an order has passed by their own clock, and not all of it has come. */
export const lateOrdersSchedule: Schedule = {
  name: 'orders.tell-late',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_late_orders(${batch})`))
      for (let told = mostLate; told === mostLate; )
        ({ told } = (await runIn(tenantId, tellLateOrders, {})) as { told: number });
  },
};
