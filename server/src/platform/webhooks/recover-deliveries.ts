import Type from 'typebox';
import { words } from '../../kernel/errors.ts';
import { id, instant, object } from '../../kernel/fields.ts';
import { job } from '../../kernel/job.ts';
import { command } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';

/** Deliveries in one transaction. */
const most = 5_000;

const payload = object({
  subscriptionId: id('Subscription'),
  since: instant('From'),
  until: instant('Until'),
  events: Type.Array(Type.String()),
  after: Type.Optional(id('Last delivery done')),
});

const recoverDeliveries = command({
  name: 'webhooks.recover-deliveries',
  summary: words('Make failed and held deliveries due again', 'Вернуть в очередь неудачные и отложенные доставки'),
  permission: 'public',
  scope: null,
  input: payload,
  output: Type.Null(),

  async run(ctx, input) {
    ctx.nothingChanged();
    const { db } = ctx;
    const { subscriptionId, since, until, events, after = '00000000-0000-0000-0000-000000000000' } = input;
    const done = await db.one<{ count: number; last: string | null }>(sql`
      with chosen as (
        select delivery.id from webhook_deliveries delivery
        join webhook_subscriptions subscription on subscription.tenant_id = delivery.tenant_id and subscription.id = delivery.subscription_id
        where delivery.tenant_id = ${db.tenant} and delivery.subscription_id = ${subscriptionId} and delivery.status in ('failed', 'held')
          and delivery.created_at >= ${since} and delivery.created_at < ${until} and delivery.id > ${after}
          and (cardinality(${events}::text[]) = 0 or delivery.event = any(${events}::text[]))
          and subscription.status = 'enabled' and subscription.archived_at is null
          and exists (select 1 from webhook_payloads payload where payload.tenant_id = ${db.tenant} and payload.id = delivery.payload_id)
        order by delivery.id limit ${most}
      ), due as (
        update webhook_deliveries delivery
        set status = 'pending', trigger = 'recover', step = 0, next_attempt_at = clock_timestamp(), finished_at = null
        from chosen where delivery.tenant_id = ${db.tenant} and delivery.id = chosen.id and delivery.status in ('failed', 'held')
        returning delivery.id
      )
      select count(*) as count, max(id::text) as last from due`);
    if (done.count === most) await ctx.enqueue(recoverJob, { ...input, after: done.last as string });
    return null;
  },
});

export const recoverJob = job({ name: 'webhooks.recover', payload, command: recoverDeliveries });
