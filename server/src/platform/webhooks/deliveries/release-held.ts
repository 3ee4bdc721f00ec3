import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Deliveries released in one transaction. */
const most = 5_000;

const payload = object({ subscriptionId: id('Subscription') });

const releaseMore = command({
  name: 'webhooks.release-held',
  summary: words('Send held events', 'Отправить отложенные события'),
  permission: 'internal',
  scope: null,
  input: payload,
  output: Type.Null(),
  async run(ctx, { subscriptionId }) {
    ctx.nothingChanged();
    await releaseHeld(ctx, subscriptionId);
    return null;
  },
});

/** What is still held stays so, and holds nothing up behind it; it can be asked for again by `recover`. */
const stopReleasing = command({
  name: 'webhooks.stop-releasing',
  summary: words('Stop sending held events', 'Прекратить отправку отложенных событий'),
  permission: 'internal',
  scope: null,
  input: payload,
  output: Type.Null(),
  async run(ctx, { subscriptionId }) {
    ctx.nothingChanged();
    await endReleasing(ctx, subscriptionId);
    return null;
  },
});

export const releaseHeldJob = job({
  name: 'webhooks.release-held',
  payload,
  command: releaseMore,
  onGivenUp: { command: stopReleasing, input: (given) => given },
});

/** Makes held deliveries due, oldest first; what does not fit into one transaction follows in the next, as a job. */
export async function releaseHeld(ctx: WriteContext, subscriptionId: string): Promise<void> {
  const { db } = ctx;
  const released = await db.execute(sql`
    update webhook_deliveries set status = 'pending', trigger = 'recover', step = 0, next_attempt_at = now()
    where tenant_id = ${db.tenant} and id in (
      select held.id from webhook_deliveries held
      join webhook_subscriptions subscription on subscription.tenant_id = ${db.tenant} and subscription.id = held.subscription_id
      where held.tenant_id = ${db.tenant} and held.subscription_id = ${subscriptionId} and held.status = 'held' and subscription.recovering
      order by held.id limit ${most})`);
  if (released === most) await ctx.enqueue(releaseHeldJob, { subscriptionId });
  else await endReleasing(ctx, subscriptionId);
}

const endReleasing = ({ db }: WriteContext, subscriptionId: string) =>
  db.execute(sql`
    update webhook_subscriptions set recovering = false where tenant_id = ${db.tenant} and id = ${subscriptionId} and recovering`);
