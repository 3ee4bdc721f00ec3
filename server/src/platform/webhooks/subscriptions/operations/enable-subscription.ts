import Type from 'typebox';
import { flag, id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { releaseHeld } from '../../deliveries/release-held.ts';
import { changeSubscription, lockSubscription } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

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
    const before = await lockSubscription(ctx.db, id);
    if (before.archivedAt) throw archived(webhookSubscription.noun);
    if (before.enabled && !recover) {
      ctx.nothingChanged();
      return before;
    }
    const change = sql`status = 'enabled', disabled_reason = null, disabled_at = null, paused_until = null, failing_since = null,
      last_failed_at = null, failed_attempts = 0, last_fault = null, warned_hours = 0, recovering = ${recover}`;
    const after = await changeSubscription(ctx.db, id, change, ctx.actor.userId);
    if (recover) await releaseHeld(ctx, id);
    ctx.record(webhookSubscription.changed('enabled', before, after, { recover }));
    return after;
  },
});
