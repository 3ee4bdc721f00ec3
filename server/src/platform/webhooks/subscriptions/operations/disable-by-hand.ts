import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { disableSubscription } from '../disable-subscription.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';

export const disableByHand = command({
  name: 'webhooks.disable-subscription',
  summary: words('Disable a webhook subscription', 'Отключить подписку на вебхуки'),
  description: 'Events are held for 30 days, up to 100 000, and can be sent when it is enabled again.',
  permission: 'webhooks.manage',
  scope: 'webhooks.write',
  refuses: ['resource_archived'],
  input: object({ id: id() }),
  output: webhookSubscription.view,

  async run(ctx, { id }) {
    const before = await webhookSubscriptions.lock(ctx.db, id);
    if (before.archivedAt) throw archived(webhookSubscription.noun);
    return disableSubscription(ctx, id, 'manual');
  },
});
