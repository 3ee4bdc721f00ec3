import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { mostTurned, touchTurnedInvoices } from './operations/touch-turned-invoices.ts';

const batch = 200;

/** Looks for portals where a day has ended since, by their own clocks, and with it the time to pay an invoice. */
export const turnedInvoicesSchedule: Schedule = {
  name: 'invoices.touch-turned',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_turned_invoices(${batch})`))
      for (let touched = mostTurned; touched === mostTurned; )
        ({ touched } = (await runIn(tenantId, touchTurnedInvoices, {})) as { touched: number });
  },
};
