import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { mostTurned, touchTurnedLists } from './operations/touch-turned-lists.ts';

const batch = 200;

/** Looks for portals where a day has ended since, by their own clocks, and with it prices of a list. */
export const turnedListsSchedule: Schedule = {
  name: 'price-lists.touch-turned',
  everySeconds: 900,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_turned_price_lists(${batch})`))
      for (let touched = mostTurned; touched === mostTurned; )
        ({ touched } = (await runIn(tenantId, touchTurnedLists, {})) as { touched: number });
  },
};
