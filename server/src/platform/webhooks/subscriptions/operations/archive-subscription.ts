import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../records/write-records.ts';
import { endSubscription } from '../end-subscription.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';

export const archiveSubscription = command({
  name: 'webhooks.archive-subscription',
  summary: words('Archive a webhook subscription', 'Убрать подписку на вебхуки в архив'),
  description:
    'Nothing more is sent to it; what waits is cancelled. Its deliveries stay readable. Archiving it again changes nothing.',
  permission: 'webhooks.manage',
  scope: 'webhooks.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: webhookSubscription.view,

  async run(ctx, { id }) {
    const before = await webhookSubscriptions.open(ctx, id);
    return before.archivedAt ? unchanged(ctx, before) : endSubscription(ctx, before);
  },
});
