import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { noticeExpiringKeys } from './operations/notice-expiring-keys.ts';

const batch = 200;

/** Looks hourly for portals with keys that end within 30 days and were not written about yet. */
export const keyExpirySchedule: Schedule = {
  name: 'api-keys.notice-expiring',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_expiring_keys(${batch})`))
      await runIn(tenantId, noticeExpiringKeys, {});
  },
};
