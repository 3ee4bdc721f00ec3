import type { Logger } from 'pino';
import { jobs, schedules } from './app.ts';
import { openServices } from './open-services.ts';
import { anchorSchedule } from './platform/audit/seal.schedule.ts';
import { createDoor } from './platform/door/door.ts';
import { createJobWorker } from './platform/jobs/create-job-worker.ts';
import { keepSchedules } from './platform/jobs/keep-schedules.ts';
import type { WakeUp } from './platform/jobs/wake-up.ts';
import { createPool } from './platform/postgres/pool.ts';
import type { Settings } from './settings.ts';

const connections = 10;

/** The worker role: jobs and recurring work, on connections of its own. */
export async function startWorker(settings: Settings, workerUrl: string, log: Logger, wakeUp: WakeUp) {
  const pool = createPool(workerUrl, connections, 'prokura worker');
  const { services, close } = await openServices(settings, pool);
  const door = createDoor(pool, services, wakeUp.ring);
  const worker = createJobWorker({ door, jobs, log });
  const keeper = keepSchedules({ door, schedules: [...schedules, anchorSchedule(settings.dataDir)], log });
  wakeUp.onRing(worker.nudge);
  worker.start();
  keeper.start();
  return {
    async stop() {
      await Promise.all([worker.stop(), keeper.stop()]);
      close();
      await pool.end();
    },
  };
}
