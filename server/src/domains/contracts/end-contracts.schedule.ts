import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { endContracts } from './operations/end-contracts.ts';

const batch = 200;

/** Looks hourly for portals where a day has ended since, by their own clocks, and with it the last day of a contract. */
export const endContractsSchedule: Schedule = {
  name: 'contracts.end',
  everySeconds: 3_600,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] }>(
      sql`select * from tenants_with_ended_contracts(${batch})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await runIn(tenantId, endContracts, {});
  },
};
