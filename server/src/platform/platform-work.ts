import type { Job, Schedule } from '../kernel/job.ts';
import { confirmationAsked, resetAsked } from './accounts/asked-by-mail.ts';
import { keyExpirySchedule } from './api-keys/key-expiry.schedule.ts';
import { lateFactsSchedule } from './audit/late-facts.schedule.ts';
import { sealSchedule } from './audit/seal.schedule.ts';
import { scanFile } from './files/scan-file.ts';
import { fileSweepSchedule } from './files/sweep.schedule.ts';
import { purgeSchedule } from './jobs/purge.schedule.ts';
import { deliverLetter } from './mail/deliver-letter.ts';
import { monthsSchedule } from './months/months.schedule.ts';
import { digestSchedule } from './notices/digest/digest.schedule.ts';
import { rewrapSchedule } from './secrets/rewrap.schedule.ts';
import { unusedTestPortals } from './test-portals/unused.schedule.ts';

/** What the workers do for the platform itself, whatever domains there are. */
export const platformJobs: readonly Job[] = [deliverLetter, confirmationAsked, resetAsked, scanFile];

export const platformSchedules: readonly Schedule[] = [
  purgeSchedule,
  monthsSchedule,
  lateFactsSchedule,
  keyExpirySchedule,
  sealSchedule,
  rewrapSchedule,
  fileSweepSchedule,
  digestSchedule,
  unusedTestPortals,
];
