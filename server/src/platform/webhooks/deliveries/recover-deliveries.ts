import Type from 'typebox';
import { id, instant, object } from '../../../kernel/fields.ts';
import { job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';

/** Deliveries in one transaction. */
const most = 5_000;

/** Counted to here and no further. */
export const mostCounted = 100_000;

const payload = object({
  subscriptionId: id('Subscription'),
  since: instant('From'),
  until: instant('Until'),
  events: Type.Array(Type.String()),
  after: Type.Optional(id('Last delivery done')),
});

type Window = Type.Static<typeof payload>;

const recoverMore = command({
  name: 'webhooks.recover-deliveries',
  summary: words('Make deliveries due again', 'Вернуть доставки в очередь'),
  permission: 'internal',
  scope: null,
  input: payload,
  output: Type.Null(),
  async run(ctx, window) {
    ctx.nothingChanged();
    await recoverDeliveries(ctx, window);
    return null;
  },
});

export const recoverJob = job({ name: 'webhooks.recover', payload, command: recoverMore });

/**
 * Makes due what failed, was held or waits for a retry, oldest first, with a full schedule of retries again; what does
 * not fit into one transaction follows in the next, as a job. Answers how many there are in all.
 */
export async function recoverDeliveries(ctx: WriteContext, window: Window): Promise<number> {
  const { db } = ctx;
  const { subscriptionId, since, until, events, after = '00000000-0000-0000-0000-000000000000' } = window;
  const done = await db.one<{ count: number; moved: number; last: string | null }>(sql`
    with found as materialized (
      select delivery.id from webhook_deliveries delivery
      join webhook_subscriptions subscription on subscription.tenant_id = ${db.tenant} and subscription.id = delivery.subscription_id
      where delivery.tenant_id = ${db.tenant} and delivery.subscription_id = ${subscriptionId} and ${lost}
        and delivery.created_at >= ${since} and delivery.created_at < ${until} and delivery.id > ${after}
        and (cardinality(${events}::text[]) = 0 or delivery.event = any(${events}::text[]))
        and subscription.status = 'enabled' and subscription.archived_at is null
        and exists (select 1 from webhook_payloads payload where payload.tenant_id = ${db.tenant} and payload.id = delivery.payload_id)
      order by delivery.id limit ${mostCounted}
    ), chosen as (select id from found order by id limit ${most}), due as (
      update webhook_deliveries delivery
      set status = 'pending', trigger = 'recover', step = 0, next_attempt_at = now(), finished_at = null
      from chosen where delivery.tenant_id = ${db.tenant} and delivery.id = chosen.id and ${lost}
      returning delivery.id
    )
    select (select count(*) from found) as count, (select count(*) from chosen) as moved, (select max(id::text) from chosen) as last`);
  if (done.moved === most) await ctx.enqueue(recoverJob, { ...window, after: done.last as string });
  return done.count;
}

const lost = raw(
  `(delivery.status in ('failed', 'held') or (delivery.status = 'pending' and delivery.retry and delivery.next_attempt_at > now()))`,
);
