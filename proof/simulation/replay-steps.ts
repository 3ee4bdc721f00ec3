import Type from 'typebox';
import { systemIn } from '../../server/src/kernel/access/actor.ts';
import { type AnyCommand, command } from '../../server/src/kernel/operation.ts';
import { words } from '../../server/src/kernel/problems/errors.ts';
import { sql } from '../../server/src/kernel/sql/sql.ts';
import { claimJobs } from '../../server/src/platform/jobs/claim-jobs.ts';
import { releaseJobs } from '../../server/src/platform/jobs/release-jobs.ts';
import { settleJob } from '../../server/src/platform/jobs/settle-job.ts';
import { claimDeliveries } from '../../server/src/platform/webhooks/sending/claim-deliveries.ts';
import { releaseDeliveries, releaseOfHolders } from '../../server/src/platform/webhooks/sending/release-deliveries.ts';
import { settleDeliveries } from '../../server/src/platform/webhooks/sending/settle-deliveries.ts';
import { enableSubscription } from '../../server/src/platform/webhooks/subscriptions/operations/enable-subscription.ts';
import { secretPlace } from '../../server/src/platform/webhooks/subscriptions/subscription-secrets.ts';
import { watchSubscriptions } from '../../server/src/platform/webhooks/subscriptions/watch-subscriptions.ts';
import type { KeptStep } from './database.ts';
import { insertRows } from './insert-rows.ts';
import { readState } from './read-state.ts';
import type { State, Subscription } from './rows.ts';
import type { Postgres } from './start-postgres.ts';

/** Made by the portal itself: a person's rights are no matter of these steps. */
const enable: AnyCommand = { ...enableSubscription, permission: 'internal', scope: null } as never;

const operations: Readonly<Record<string, AnyCommand>> = {
  'webhooks.claim-deliveries': claimDeliveries(),
  'webhooks.settle-deliveries': settleDeliveries,
  'webhooks.release-deliveries': releaseDeliveries,
  'webhooks.release-of-holders': releaseOfHolders,
  'webhooks.watch-subscriptions': watchSubscriptions,
  'webhooks.enable-subscription': enable,
  'jobs.claim-jobs': claimJobs,
  'jobs.settle-job': settleJob,
  'jobs.release-jobs': releaseJobs,
};

/** Makes the steps of a world in PostgreSQL; the first difference, or undefined where there is none. */
export async function replaySteps(postgres: Postgres, tenantId: string, steps: readonly KeptStep[]) {
  for (const [number, step] of steps.entries()) {
    await postgres.setClock(step.at);
    const output = await make(postgres, tenantId, step).catch((error) => `refused: ${String(error)}`);
    const where = `step ${number} ${step.name}`;
    if ((isTold(step) || isRefused(output)) && !isAlike(output, step.output))
      return `${where}: ${told(output)} for ${told(step.output)}`;
    if (step.state === null) continue;
    const difference = await differenceFrom(step.state, postgres, tenantId);
    if (difference) return `${where}: ${difference}`;
  }
  // What only PostgreSQL changed at the steps since.
  const last = steps.findLast(({ state }) => state !== null)?.state;
  return last && differenceFrom(last, postgres, tenantId);
}

async function differenceFrom(wanted: State, { owner }: Postgres, tenantId: string) {
  const state = await readState(owner, tenantId);
  for (const [table, rows] of Object.entries(wanted))
    for (const [index, row] of rows.entries()) {
      const found = state[table as keyof typeof state][index];
      if (told(found) !== told(row)) return `${table} ${told(found)} for ${told(row)}`;
    }
  return undefined;
}

async function make(
  { owner, worker, workerDoor, web, webDoor }: Postgres,
  tenantId: string,
  step: KeptStep,
): Promise<unknown> {
  const { name, input, statement } = step;
  const run = async (op: AnyCommand, given: unknown) =>
    (await (name === 'webhooks.enable-subscription' ? webDoor : workerDoor).command(op, systemIn(tenantId), given))
      .result;
  if (name === 'insert') {
    const { subscriptions = [], ...rows } = input as { subscriptions?: Subscription[] };
    for (const one of subscriptions) await webDoor.command(makeSubscription, systemIn(tenantId), one);
    return insertRows(owner, tenantId, rows);
  }
  if (statement) {
    const { rows, rowCount } = await (name.startsWith('workers') ? worker : web).query(
      statement.text,
      statement.values,
    );
    if (name === 'workers.dead') return rows.map(({ id }) => id);
    return name.endsWith('tokens') ? rows[0] : rowCount;
  }
  const given = name === 'webhooks.enable-subscription' ? { ...(input as object), recover: true } : input;
  const result = await run(operations[name] as AnyCommand, given);
  if (name === 'webhooks.claim-deliveries')
    return (result as Array<{ deliveryId: string }>).map((one) => one.deliveryId);
  if (name === 'jobs.claim-jobs')
    return (result as Array<{ id: string; attempts: number }>).map(({ id, attempts }) => ({ id, attempts }));
  return result;
}

/** Whether the product's answer is of interest beside the rows. */
const isTold = ({ name }: KeptStep) => /^(workers|take_tokens|jobs\.(claim|settle)|webhooks\.claim)/.test(name);

function isAlike(found: unknown, wanted: unknown): boolean {
  if (Array.isArray(found) && Array.isArray(wanted))
    return found.map(told).sort().join() === wanted.map(told).sort().join();
  if (typeof found === 'object' && found !== null && 'granted' in found) {
    const [one, other] = [found, wanted] as Array<{ granted: number; remaining: number }>;
    return one?.granted === other?.granted && Math.abs((one?.remaining ?? 0) - (other?.remaining ?? 0)) < 1e-6;
  }
  return told(found) === told(wanted);
}

const isRefused = (output: unknown) => typeof output === 'string' && output.startsWith('refused');

const told = (value: unknown) => JSON.stringify(value) ?? 'nothing';

const makeSubscription = command({
  name: 'simulation.make-subscription',
  ...{ summary: words('Make a subscription', 'Создать подписку'), permission: 'internal', scope: null },
  input: Type.Unsafe<Subscription>({}),
  output: Type.Unknown(),
  async run(ctx, { id, ordering, rate }) {
    ctx.nothingChanged();
    const secret = await ctx.services.vault.seal(ctx.db, secretPlace(id), 'whsec_c2ltdWxhdGlvbg==');
    return ctx.db.execute(sql`
      insert into webhook_subscriptions (tenant_id, id, name, url, ordering, max_rate_per_second, secret, secret_shown)
      values (${ctx.db.tenant}, ${id}, ${id}, ${`https://${id}.example/`}, ${ordering}, ${rate}, ${secret}, '')`);
  },
});
