import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { subscriptionById } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

export const getSubscription = query({
  name: 'webhooks.get-subscription',
  summary: words('Get a webhook subscription', 'Получить подписку на вебхуки'),
  permission: 'webhooks.read',
  scope: 'webhooks.read',
  input: object({ id: id() }),
  output: webhookSubscription.view,
  run: (ctx, input) => subscriptionById(ctx.db, input.id),
});
