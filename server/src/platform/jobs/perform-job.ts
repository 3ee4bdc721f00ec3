import Type from 'typebox';
import { systemIn } from '../../kernel/actor.ts';
import { Refusal, words } from '../../kernel/errors.ts';
import { id, object } from '../../kernel/fields.ts';
import type { Job } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import type { Door } from '../door/door.ts';
import type { Visit } from '../door/visit.ts';
import type { ClaimedJob } from './claim-jobs.ts';
import { settle, settleJob } from './settle-job.ts';

export interface HeldJob extends ClaimedJob {
  tenantId: string;
  lease: string;
}

export const mostAttempts = (job: Job) => job.attempts ?? 12;

/** Does the work of a claimed job and marks it done. Throws when the attempt failed. */
export async function performJob(door: Door, job: Job, held: HeldJob): Promise<void> {
  const actor = { ...systemIn(held.tenantId), userId: job.onBehalfOf?.(held.payload as never) ?? null };
  const visit: Visit = { requestId: held.id, language: 'ru' };
  const input = job.outside ? { ...held.payload, outcome: (await workOutside(door, job, held)) ?? null } : held.payload;
  if (!job.command.enter && !job.command.steps) {
    await door.command(runAndFinish(job), actor, { id: held.id, lease: held.lease, input }, visit);
    return;
  }
  // It opens transactions of its own, so the mark follows in one more.
  await door.command(job.command, actor, input, visit);
  await door.command(settleJob, actor, { id: held.id, lease: held.lease, as: 'done' }, visit);
}

async function workOutside(door: Door, { outside, ...job }: Job, held: HeldJob): Promise<unknown> {
  if (!outside) return undefined;
  const found = (await door.query(outside.read, systemIn(held.tenantId), held.payload)).result;
  const isLast = held.attempts >= mostAttempts(job);
  return outside.perform(found as never, { services: door.services, attempt: held.attempts, isLast });
}

const runAndFinish = (job: Job) =>
  command({
    name: 'jobs.perform-job',
    summary: words('Do a claimed job', 'Выполнить задание'),
    permission: 'signed-in',
    scope: null,
    input: object({ id: id(), lease: id(), input: Type.Unknown() }),
    output: Type.Unknown(),
    async run(ctx, { id, lease, input }) {
      const change = sql`finished_at = now(), last_error = null`;
      if (!(await settle(ctx.db, { id, lease, change }))) return ctx.nothingChanged();
      const result = await ctx.call(job.command, input);
      if (result instanceof Refusal) throw result;
    },
  });
