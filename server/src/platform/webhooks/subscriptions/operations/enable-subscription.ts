import Type from 'typebox';
import { flag, id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../records/write-records.ts';
import { releaseHeld } from '../../deliveries/release-held.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';

export const enableSubscription = command({
  name: 'webhooks.enable-subscription',
  summary: words('Enable a webhook subscription', 'Включить подписку на вебхуки'),
  description: 'With `recover` the held events are sent, oldest first, at no more than `maxRatePerSecond`.',
  permission: 'webhooks.manage',
  scope: 'webhooks.write',
  refuses: ['resource_archived'],
  input: object({ id: id(), recover: Type.Optional(flag('Send what was held')) }),
  output: webhookSubscription.view,

  async run(ctx, { id, recover = false }) {
    const before = await webhookSubscriptions.lock(ctx.db, id);
    if (before.archivedAt) throw archived(webhookSubscription.noun);
    if (before.enabled && !recover) return unchanged(ctx, before);
    const after = await webhookSubscriptions.change(
      ctx,
      before,
      { disabledReason: null, disabledAt: null, pausedUntil: null, failingSince: null, failedAttempts: 0 },
      {
        columns: { status: 'enabled', last_failed_at: null, last_fault: null, warned_hours: 0, recovering: recover },
        touched: true,
        fact: 'enabled',
        tell: { recover },
      },
    );
    if (recover) await releaseHeld(ctx, id);
    return after;
  },
});
