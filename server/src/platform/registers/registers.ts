import type { AnyEntity } from '../../kernel/entity.ts';
import type { Job, Schedule } from '../../kernel/job.ts';
import { act, get, type Route, routes } from '../../kernel/routes.ts';
import type { RecordHost } from '../records/record-host.ts';
import { exportExpirySchedule } from './expire-exports.schedule.ts';
import type { TimeZoneOf } from './operations/begin-export.ts';
import { downloadExport } from './operations/download-export.ts';
import { exportRegister } from './operations/export-register.ts';
import { getExport } from './operations/get-export.ts';
import { listExports } from './operations/list-exports.ts';
import { listRegisters } from './operations/list-registers.ts';
import type { RecordLines } from './record-lines.ts';
import { referredAmong } from './referred.ts';
import { registersOf } from './register.ts';
import { writeRegisterJob } from './write-register.job.ts';

const base = '/api/v1/registers';

/** Every list of these routes as a file, and the work behind long ones. */
export function registers(
  listed: readonly Route[],
  entities: readonly AnyEntity[],
  hosts: readonly RecordHost[],
  recordLines: readonly RecordLines[],
  timeZoneOf: TimeZoneOf,
): { routes: readonly Route[]; jobs: readonly Job[]; schedules: readonly Schedule[] } {
  const known = registersOf(listed, entities, recordLines);
  const referredBy = referredAmong(hosts);
  const writing = writeRegisterJob(known, referredBy);
  return {
    routes: routes('Registers', [
      get(base, listRegisters(known, referredBy)),
      act(`${base}/export`, exportRegister(known, referredBy, timeZoneOf, writing), { policies: ['export'] }),
      get(`${base}/exports`, listExports),
      get(`${base}/exports/:id`, getExport),
      get(`${base}/exports/:id/file`, downloadExport),
    ]),
    jobs: [writing as Job],
    schedules: [exportExpirySchedule],
  };
}
