import type { Logger } from 'pino';
import { events, jobs, reactions, schedules } from './app.ts';
import { arePortalsApart } from './kernel/sql/where-portals-lie.ts';
import { openServices } from './open-services.ts';
import { anchorLetterSchedule, anchorSchedule } from './platform/audit/seal.schedule.ts';
import { createDoor } from './platform/door/create-door.ts';
import { createJobWorker } from './platform/jobs/create-job-worker.ts';
import type { WakeUp } from './platform/jobs/create-wake-up.ts';
import { keepSchedules } from './platform/jobs/keep-schedules.ts';
import { createPool } from './platform/postgres/create-pool.ts';
import { startWebhookWorker } from './platform/webhooks/start-webhook-worker.ts';
import { hearCalls } from './platform/workers/hear-calls.ts';
import { holdLease } from './platform/workers/hold-lease.ts';
import { releaseOfTheDead } from './platform/workers/release-of-the-dead.ts';
import type { Settings } from './read-settings.ts';

const connections = 10;
const webhookConnections = 12;
/** Where portals lie apart, each look asks every shard: workers are called, and look by themselves seldom. */
const pollOfShards = { pollMs: 5_000 };

/** Longer than a statement of the role may take. */
const silentMs = 65_000;

/** The worker role: jobs and recurring work, on connections of its own. */
export async function startWorker(settings: Settings, workerUrl: string, log: Logger, wakeUp: WakeUp) {
  const through = { silentMs, poolerUrl: settings.databasePoolerUrl };
  const pool = createPool(workerUrl, connections, 'prokura worker', through);
  const { services, close } = await openServices(settings, pool);
  const door = createDoor(pool, services, { reactions, wakeWorkers: wakeUp.ring });
  const webhookPool = createPool(workerUrl, webhookConnections, 'prokura webhooks', through);
  const saying = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const lease = holdLease({ pool: webhookPool, failed: saying('lease of the worker not renewed') });
  const poll = arePortalsApart() ? pollOfShards : {};
  const worker = createJobWorker({ door, lease, jobs, log, ...poll });
  const failed = saying('webhook work failed');
  const webhooks = startWebhookWorker({ pool: webhookPool, lease, services, catalog: events, failed, ...poll });
  const ofTheDead = releaseOfTheDead({ door, failed: saying('work of dead workers not released') });
  const recurring = [...schedules, ...anchorSchedules(settings), ...webhooks.schedules];
  const keeper = keepSchedules({ door, schedules: recurring, log });
  const nudge = () => {
    webhooks.nudge();
    worker.nudge();
  };
  wakeUp.onRing(nudge);
  const hearing = arePortalsApart() ? hearCalls({ pool, called: nudge, failed: saying('calls not heard') }) : undefined;
  worker.start();
  keeper.start();
  return {
    async stop() {
      await Promise.all([worker.stop(), keeper.stop(), webhooks.stop(), ofTheDead.stop(), hearing?.stop()]);
      await lease.end();
      close();
      await Promise.all([pool.end(), webhookPool.end()]);
    },
  };
}

const anchorSchedules = (settings: Settings) => [
  anchorSchedule(settings),
  ...(settings.auditAnchorsTo === undefined ? [] : [anchorLetterSchedule(settings.auditAnchorsTo)]),
];
