import type { Schedule } from '../../kernel/job.ts';
import { rewrapKeys } from './operations/rewrap-keys.ts';

/** Brings every portal's keys under the newest master key, so that an old one can be taken away within the hour. */
export const rewrapSchedule: Schedule = {
  name: 'secrets.rewrap',
  everySeconds: 3_600,
  async run({ portals, runIn }) {
    for await (const tenantId of portals()) await runIn(tenantId, rewrapKeys, {});
  },
};
