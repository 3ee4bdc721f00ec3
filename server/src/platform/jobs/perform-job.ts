import Type from 'typebox';
import { systemIn } from '../../kernel/access/actor.ts';
import { id, object } from '../../kernel/fields.ts';
import type { Job } from '../../kernel/job.ts';
import { type AnyCommand, command } from '../../kernel/operation.ts';
import { Refusal, words } from '../../kernel/problems/errors.ts';
import type { Sql } from '../../kernel/sql/sql.ts';
import { asSystemIn } from '../door/as-system-in.ts';
import type { Door } from '../door/create-door.ts';
import type { Visit } from '../door/visit.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { done, givenUp, settle, settleJob } from './settle-job.ts';

export interface HeldJob extends ClaimedJob {
  tenantId: string;
  lease: string;
  /** Whether its worker is known to be alive to the others; what it has in hand may be theirs otherwise. */
  isHeld(): boolean;
}

export const mostAttempts = (job: Job) => job.attempts ?? 12;

/** Does the work of a claimed job and marks it done. Throws when the attempt failed. */
export async function performJob(door: Door, job: Job, held: HeldJob): Promise<void> {
  const [actor, visit] = [actorOf(job, held), visitOf(held)];
  const input = job.outside ? { ...held.payload, outcome: (await workOutside(door, job, held)) ?? null } : held.payload;
  if (!job.command.enter && !job.command.steps) {
    await door.command(runAndSettle(job.command, done), actor, { id: held.id, lease: held.lease, input }, visit);
    return;
  }
  // It opens transactions of its own, so the mark follows in one more.
  await doorWhileHeld(door, held.isHeld).command(job.command, actor, input, visit);
  await door.command(settleJob, actor, { id: held.id, lease: held.lease, as: 'done' }, visit);
}

/** Marks a job given up, and ends what waits for it. */
export async function giveUpJob(door: Door, job: Job, held: HeldJob, reason: string): Promise<void> {
  const { id, lease, attempts, payload } = held;
  if (!job.onGivenUp)
    return void (await door.command(settleJob, actorOf(job, held), { id, lease, as: 'failed', error: reason }));
  const input = job.onGivenUp.input(payload as never, { reason, attempts });
  const ending = runAndSettle(job.onGivenUp.command, givenUp(reason));
  await door.command(ending, actorOf(job, held), { id, lease, input }, visitOf(held));
}

const actorOf = (job: Job, { tenantId, payload }: HeldJob) => ({
  ...systemIn(tenantId),
  userId: job.onBehalfOf?.(payload as never) ?? null,
});

const visitOf = ({ id }: HeldJob): Visit => ({ requestId: id, language: 'ru' });

async function workOutside(door: Door, { outside }: Job, held: HeldJob): Promise<unknown> {
  if (!outside) return undefined;
  const asSystem = asSystemIn(doorWhileHeld(door, held.isHeld), held.tenantId, visitOf(held));
  const found = await asSystem.query(outside.read, held.payload);
  refuseUnlessHeld(held.isHeld);
  return outside.perform(found as never, { services: door.services, attempt: held.attempts, asSystem });
}

const runAndSettle = (work: AnyCommand, change: Sql) =>
  command({
    name: 'jobs.perform-job',
    summary: words('Do a claimed job', 'Выполнить задание'),
    permission: 'signed-in',
    scope: null,
    input: object({ id: id(), lease: id(), input: Type.Unknown() }),
    output: Type.Unknown(),
    async run(ctx, { id, lease, input }) {
      if (!(await settle(ctx.db, { id, lease, change }))) return ctx.nothingChanged();
      const result = await ctx.call(work, input);
      if (result instanceof Refusal) throw result;
    },
  });

/** The door for work of several transactions: it shuts when what is in hand may have gone to another worker. */
const doorWhileHeld = (door: Door, isHeld: () => boolean): Door => ({
  ...door,
  async command(...asked) {
    refuseUnlessHeld(isHeld);
    return door.command(...asked);
  },
  async query(...asked) {
    refuseUnlessHeld(isHeld);
    return door.query(...asked);
  },
});

function refuseUnlessHeld(isHeld: () => boolean) {
  if (!isHeld()) throw new Error('The lease of the worker ran out');
}
