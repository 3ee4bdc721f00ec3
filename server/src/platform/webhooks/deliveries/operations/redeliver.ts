import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { webhookSubscription, webhookSubscriptions } from '../../subscriptions/webhook-subscription.ts';
import { deliveryView } from '../webhook-delivery.ts';
import { deliveryById, lockDelivery } from './get-delivery.ts';

export const redeliver = command({
  name: 'webhooks.redeliver',
  summary: words('Send a delivery again', 'Отправить доставку ещё раз'),
  description:
    'Works for a delivery of any status, with the same event identifier and body, and a full schedule of retries.',
  permission: 'webhooks.redeliver',
  scope: 'webhooks.write',
  refuses: ['subscription_disabled', 'gone'],
  input: object({ id: id() }),
  output: deliveryView,

  async run(ctx, { id }) {
    const { db } = ctx;
    const before = await lockDelivery(db, id);
    const subscription = await webhookSubscriptions.byId(db, before.subscriptionId);
    if (!subscription.enabled || subscription.archivedAt) throw refuse('subscription_disabled');
    if (before.status === 'in_flight') {
      ctx.nothingChanged();
      return before;
    }
    const due = await db.execute(sql`
      update webhook_deliveries delivery set status = 'pending', trigger = 'manual', step = 0, next_attempt_at = now(), finished_at = null
      where delivery.tenant_id = ${db.tenant} and delivery.id = ${id} and exists (
        select 1 from webhook_payloads payload where payload.tenant_id = ${db.tenant} and payload.id = delivery.payload_id)`);
    if (due === 0)
      throw refuse('gone', words('The body was erased after 30 days.', 'Тело события удалено: прошло 30 дней.'));
    ctx.record(webhookSubscription.fact('redelivered', subscription, { deliveryId: id, eventId: before.eventId }));
    return deliveryById(db, id);
  },
});
