import type { Schedule, ScheduleTools } from '../../kernel/job.ts';
import { findOrphans } from './operations/find-orphans.ts';
import { releaseRemoved } from './operations/release-removed.ts';

const dayMs = 86_400_000;
const atOnce = 500;

/** Takes out of the store what no row names a day later, and what was removed from its record a month ago. */
export const fileSweepSchedule: Schedule = {
  name: 'files.sweep',
  everySeconds: 6 * 3_600,
  async run(tools) {
    for await (const tenantId of tools.portals()) await sweepPortal(tools, tenantId);
  },
};

export async function sweepPortal(
  { services, runIn }: Pick<ScheduleTools, 'services' | 'runIn'>,
  tenantId: string,
  now = Date.now(),
) {
  const remove = async (keys: readonly string[]) => {
    for (const key of keys) await services.files.remove(key);
  };
  const orphansOf = async (keys: string[]) => (await runIn(tenantId, findOrphans, { keys })) as string[];
  for (let freed = atOnce; freed === atOnce; ) {
    const keys = (await runIn(tenantId, releaseRemoved, {})) as string[];
    await remove(keys);
    freed = keys.length;
  }
  let keys: string[] = [];
  for await (const key of services.files.list(tenantId, new Date(now - dayMs))) {
    keys.push(key);
    if (keys.length < atOnce) continue;
    await remove(await orphansOf(keys));
    keys = [];
  }
  if (keys.length > 0) await remove(await orphansOf(keys));
}
