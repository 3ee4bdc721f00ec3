import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { alertPeople, placeOf } from './alert-letters.ts';
import { changeSubscription, lockSubscription } from './webhook-subscription.row.ts';
import { type WebhookSubscription, webhookSubscription } from './webhook-subscription.ts';

/**
 * Switches a subscription off; what waits for it is held back, not lost. People are told unless one of them did it.
 * Doing it twice changes nothing.
 */
export async function disableSubscription(
  ctx: WriteContext,
  id: string,
  reason: NonNullable<WebhookSubscription['disabledReason']>,
): Promise<WebhookSubscription> {
  const before = await lockSubscription(ctx.db, id);
  if (!before.enabled || before.archivedAt) {
    ctx.nothingChanged();
    return before;
  }
  const change = sql`status = 'disabled', disabled_reason = ${reason}, disabled_at = now(), recovering = false, paused_until = null`;
  const after = await changeSubscription(ctx.db, id, change, ctx.actor.userId);
  await ctx.db.execute(sql`
    update webhook_deliveries set status = 'held', next_attempt_at = null
    where tenant_id = ${ctx.db.tenant} and subscription_id = ${id} and status = 'pending'`);
  ctx.record(webhookSubscription.changed('disabled', before, after, { reason }));
  if (reason !== 'manual')
    await alertPeople(ctx, after, { template: 'webhook-disabled', variables: { ...placeOf(ctx, after), reason } });
  return after;
}
