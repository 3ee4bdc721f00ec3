import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { endContracts } from './operations/end-contracts.ts';

const batch = 200;

/** Looks hourly for portals where a day has ended since, by their own clocks, and with it the last day of a contract. */
export const endContractsSchedule: Schedule = {
  name: 'contracts.end',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_ended_contracts(${batch})`))
      await runIn(tenantId, endContracts, {});
  },
};
