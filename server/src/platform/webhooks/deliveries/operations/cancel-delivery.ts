import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { webhookSubscription, webhookSubscriptions } from '../../subscriptions/webhook-subscription.ts';
import { deliveryLifecycle, deliveryView } from '../webhook-delivery.ts';
import { deliveryById, lockDelivery } from './get-delivery.ts';

export const cancelDelivery = command({
  name: 'webhooks.cancel-delivery',
  summary: words('Stop the retries of a delivery', 'Прекратить повторы доставки'),
  description: 'A request already on its way is not called back; nothing follows it.',
  permission: 'webhooks.redeliver',
  scope: 'webhooks.write',
  refuses: ['invalid_state_transition'],
  input: object({ id: id() }),
  output: deliveryView,

  async run(ctx, { id }) {
    const before = await lockDelivery(ctx.db, id);
    if (before.status === 'cancelled') {
      ctx.nothingChanged();
      return before;
    }
    const status = deliveryLifecycle.next('cancel', before.status as 'pending');
    await ctx.db.execute(sql`
      update webhook_deliveries set status = ${status}, lease = null, holder = null, next_attempt_at = null, finished_at = now()
      where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    const subscription = await webhookSubscriptions.byId(ctx.db, before.subscriptionId);
    ctx.record(webhookSubscription.fact('cancelled', subscription, { deliveryId: id, eventId: before.eventId }));
    return deliveryById(ctx.db, id);
  },
});
