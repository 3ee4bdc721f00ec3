import type { Logger } from 'pino';
import { systemIn } from '../../kernel/access/actor.ts';
import type { Job } from '../../kernel/job.ts';
import { whenAway } from '../../kernel/problems/is-away.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import type { Door } from '../door/create-door.ts';
import type { WorkerLease } from '../workers/hold-lease.ts';
import { type ClaimedJob, claimJobs } from './claim-jobs.ts';
import { createWaiting } from './create-waiting.ts';
import { giveUpJob, type HeldJob, mostAttempts, performJob } from './perform-job.ts';
import { settleJob } from './settle-job.ts';

interface WorkerParts {
  /** A door on the workers' own connections. */
  door: Door;
  /** Under its name jobs are taken; while it is not known to run, none are. */
  lease: Pick<WorkerLease, 'holder'>;
  jobs: readonly Job[];
  log: Pick<Logger, 'warn' | 'error'>;
  atOnce?: number;
  pollMs?: number;
  leaseSeconds?: number;
  /** How long a stop waits for running jobs before it hands them back. */
  patienceMs?: number;
  /** Portals with due jobs, the longest waiting first. */
  duePortals?(most: number): Promise<string[]>;
}

/** Does the jobs of all portals, a few at once, one portal after another so that no backlog holds up the rest. */
export function createJobWorker(parts: WorkerParts) {
  const { door, lease: alive, log, atOnce = 8, pollMs = 250, leaseSeconds = 90, patienceMs = 20_000 } = parts;
  const jobs = new Map(parts.jobs.map((job) => [job.name, job]));
  const duePortals = parts.duePortals ?? ((most) => portalsByDirectory(door, most));
  const running = new Map<HeldJob, Promise<void>>();
  const waiting = createWaiting();
  let stopping = false;
  let looping: Promise<void> = Promise.resolve();

  /** Claims what there is room for and starts it; the number started. */
  async function look(): Promise<number> {
    const holder = alive.holder();
    const free = atOnce - running.size;
    if (free <= 0 || holder === undefined) return 0;
    const portals = await duePortals(free);
    const share = Math.max(1, Math.floor(free / Math.max(1, portals.length)));
    const claims = await Promise.all(portals.map((tenantId) => claim(tenantId, share, holder)));
    for (const held of claims.flat()) start(held);
    return claims.flat().length;
  }

  async function claim(tenantId: string, most: number, holder: string): Promise<HeldJob[]> {
    const lease = uuidv7();
    const input = { holder, lease, leaseSeconds, names: [...jobs.keys()], most };
    const { result } = await door.command(claimJobs, systemIn(tenantId), input).catch(whenAway({ result: [] }));
    const isHeld = () => alive.holder() === holder;
    return (result as ClaimedJob[]).map((job) => ({ ...job, tenantId, lease, isHeld }));
  }

  function start(held: HeldJob) {
    const doing = work(held)
      .catch((error: Error) => log.error({ job: held.name, jobId: held.id, reason: error.message }, 'job not settled'))
      .finally(() => {
        running.delete(held);
        waiting.wake();
      });
    running.set(held, doing);
  }

  async function work(held: HeldJob) {
    const job = jobs.get(held.name) as Job;
    const keeping = setInterval(
      () => void say(held, { as: 'kept', seconds: leaseSeconds }).catch(() => {}),
      leaseSeconds * 333,
    ).unref();
    try {
      if (held.attempts > mostAttempts(job)) throw new Error('The worker died at the last attempt');
      await performJob(door, job, held);
    } catch (error) {
      await fail(job, held, (error as Error).message.slice(0, 500));
    } finally {
      clearInterval(keeping);
    }
  }

  async function fail(job: Job, held: HeldJob, reason: string) {
    const told = { job: held.name, jobId: held.id, portal: held.tenantId, attempt: held.attempts, reason };
    if (held.attempts >= mostAttempts(job)) {
      log.error(told, 'job given up');
      await giveUpJob(door, job, held, reason);
    } else {
      log.warn(told, 'job failed, will be tried again');
      await say(held, { as: 'later', error: reason, seconds: attemptSpacing(held.attempts) });
    }
  }

  const say = ({ id, lease, tenantId }: HeldJob, how: { as: string; seconds?: number; error?: string }) =>
    door.command(settleJob, systemIn(tenantId), { id, lease, ...how });

  async function loop() {
    while (!stopping) {
      const started = await look().catch((error: Error) => {
        log.error({ reason: error.message }, 'could not look for jobs');
        return 0;
      });
      if (started === 0 && !stopping) await waiting.wait(pollMs);
    }
  }

  return {
    start: () => void (looping = loop()),
    /** Looks at once instead of at the next poll. */
    nudge: waiting.wake,
    /** Does everything that is due now, and what that makes due. */
    async drain() {
      while ((await look()) > 0) await Promise.all(running.values());
    },
    /** Claims no more, waits for what runs, and hands back what takes too long. */
    async stop() {
      stopping = true;
      waiting.wake();
      await looping;
      const patience = new AbortController();
      await Promise.race([Promise.all(running.values()), waiting.pause(patienceMs, patience.signal)]);
      patience.abort();
      await Promise.all([...running.keys()].map((held) => say(held, { as: 'released' }).catch(() => {})));
    },
  };
}

const portalsByDirectory = async (door: Door, most: number) => {
  const rows = await door.directory.many<{ tenant_id: string }>(sql`select * from tenants_with_due_jobs(${most})`);
  return rows.map((row) => row.tenant_id);
};

const firstSpacing = 5;
const longestSpacing = 3_600;

/** Seconds until a failed attempt is repeated: 5, 10, 20 … up to an hour, a tenth more or less so that many do not come at once. */
const attemptSpacing = (failed: number): number =>
  Math.min(firstSpacing * 2 ** (failed - 1), longestSpacing) * (0.9 + Math.random() * 0.2);
