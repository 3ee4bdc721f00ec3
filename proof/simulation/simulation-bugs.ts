import type { Planted } from '../plant.ts';

export interface PlantedInSimulation extends Planted {
  /** What shows it. */
  by: 'simulation' | 'postgres';
}

const platform = 'server/src/platform';
const sending = `${platform}/webhooks/sending`;
const outbox = `${platform}/integrations/outbox`;

export const simulationBugs: readonly PlantedInSimulation[] = [
  {
    name: 'a worker begins what it took although its lease ran out',
    file: `${sending}/deliver.ts`,
    changes: [['const mayBegin = () => lease.holder() !== undefined;', 'const mayBegin = () => true;']],
    caughtBy: 'S2',
    by: 'simulation',
  },
  {
    name: 'a retry waits one step too little',
    file: `${sending}/retry-schedule.ts`,
    changes: [['steps[attempt - 1]', 'steps[attempt > 11 ? attempt : Math.max(0, attempt - 2)]']],
    caughtBy: 'S5',
    by: 'simulation',
  },
  {
    name: 'a receiver is switched off after a hundred hours',
    file: `${platform}/webhooks/subscriptions/health-step.ts`,
    changes: [['silent >= 120 * hour', 'silent >= 100 * hour']],
    caughtBy: 'S7',
    by: 'simulation',
  },
  {
    name: 'a lane that was emptied forgets its rate',
    file: `${sending}/create-delivery-lane.ts`,
    changes: [[' && notBefore <= now,', ',']],
    caughtBy: 'S11',
    by: 'simulation',
  },
  {
    name: 'a token of a lease is spent twice',
    file: `${platform}/rate-limits/rate-limiter.ts`,
    changes: [['lease.tokens -= 1;', 'lease.tokens -= 0.5;']],
    caughtBy: 'S8',
    by: 'simulation',
  },
  {
    name: 'a key that was used is taken for free',
    file: `${platform}/door/run-command.ts`,
    changes: [['if (!(await free)) return replayAnswer(parts, op, run);', 'await free;']],
    caughtBy: 'S9',
    by: 'simulation',
  },
  {
    name: 'a key answers for another request',
    file: `${platform}/idempotency/answers.ts`,
    changes: [["if (!kept.fingerprint.equals(claim.fingerprint)) throw refuse('idempotency_key_reused');", '']],
    caughtBy: 'S9',
    by: 'simulation',
  },
  {
    name: 'a job is given up after its second attempt',
    file: `${platform}/jobs/create-job-worker.ts`,
    changes: [['if (held.attempts >= mostAttempts(job)) {', 'if (held.attempts >= 2) {']],
    caughtBy: 'S10',
    by: 'simulation',
  },
  {
    name: 'a write of a sender that died is sent again',
    file: `${outbox}/take-write.ts`,
    changes: [
      [
        'await doubtEntry(ctx, connectors, entry, senderDied);',
        "return take(ctx, connectors, { ...entry, status: 'pending' });",
      ],
    ],
    caughtBy: 'S13',
    by: 'simulation',
  },
  {
    name: 'a sender that stood still sends what others decided about',
    file: `${outbox}/send-once.ts`,
    changes: [['if (performance.now() - takenAt > mostMsToBegin) throw stoodStill;', '']],
    caughtBy: 'S13',
    by: 'simulation',
  },
  {
    name: 'a write whose answer was lost is taken for one that was not carried out',
    file: `${outbox}/settle-write.ts`,
    changes: [["kind === 'unknown_outcome' || ", '']],
    caughtBy: 'S14',
    by: 'simulation',
  },
  {
    name: 'the newest event of a record is sent first',
    file: `${sending}/next-deliveries.ts`,
    changes: [
      ['first.entity_version, first.event_id limit 1', 'first.entity_version desc, first.event_id desc limit 1'],
    ],
    caughtBy: 'S12',
    by: 'postgres',
  },
  {
    name: 'a batch whose commit was not acknowledged collides with itself',
    file: `${sending}/settle-deliveries.ts`,
    changes: [['on conflict do nothing returning id', 'returning id']],
    caughtBy: 'S12',
    by: 'postgres',
  },
  {
    name: 'a lease that ran out is taken up again',
    file: `${platform}/workers/hold-lease.ts`,
    changes: [[' and until > now()`', '`']],
    caughtBy: 'S12',
    by: 'postgres',
  },
  {
    name: 'a success does not end a time of failures',
    file: `${sending}/settle-deliveries.ts`,
    changes: [['case when health.succeeded then 0 else failed_attempts end', 'failed_attempts']],
    caughtBy: 'S12',
    by: 'postgres',
  },
];
