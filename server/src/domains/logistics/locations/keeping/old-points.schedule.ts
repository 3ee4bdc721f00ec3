import type { Schedule } from '../../../../kernel/job.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { deleteOldPoints } from './delete-old-points.ts';

const portals = 200;

/** Pieces of one portal in one run; what is left waits for the next hour, after all other portals. */
const pieces = 50;

/** Hourly, where points are older than the company keeps them. */
export const oldPointsSchedule: Schedule = {
  name: 'logistics.old-points',
  everySeconds: 3_600,
  async run({ portalsWith, runIn }) {
    for (const tenantId of await portalsWith(sql`select * from tenants_with_old_vehicle_points(${portals})`))
      for (let n = 0; n < pieces; n += 1)
        if (!((await runIn(tenantId, deleteOldPoints, {})) as { more: boolean }).more) break;
  },
};
