import type { Schedule } from '../../kernel/job.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { noticeExpiringKeys } from './operations/notice-expiring-keys.ts';

const batch = 200;

/** Looks hourly for portals with keys that end within 30 days and were not written about yet. */
export const keyExpirySchedule: Schedule = {
  name: 'api-keys.notice-expiring',
  everySeconds: 3_600,
  async run({ directory, runIn }) {
    const due = await directory.first<{ tenant_ids: string[] }>(
      sql`select * from tenants_with_expiring_keys(${batch})`,
    );
    for (const tenantId of due?.tenant_ids ?? []) await runIn(tenantId, noticeExpiringKeys, {});
  },
};
