import type { WebhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { unchanged } from '../../records/write-records.ts';
import { alertPeople, placeOf } from './alert-letters.ts';
import { webhookSubscriptions } from './webhook-subscription.ts';

/**
 * Switches a subscription off; what waits for it is held back, not lost. People are notified unless one of them did it.
 * Doing it twice changes nothing.
 */
export async function disableSubscription(
  ctx: WriteContext,
  id: string,
  reason: NonNullable<WebhookSubscription['disabledReason']>,
): Promise<WebhookSubscription> {
  const before = await webhookSubscriptions.lock(ctx.db, id);
  if (!before.enabled || before.archivedAt) return unchanged(ctx, before);
  const after = await webhookSubscriptions.change(
    ctx,
    before,
    { disabledReason: reason, disabledAt: new Date().toISOString(), pausedUntil: null },
    { columns: { status: 'disabled', recovering: false }, fact: 'disabled', tell: { reason } },
  );
  await ctx.db.execute(sql`
    update webhook_deliveries set status = 'held', next_attempt_at = null
    where tenant_id = ${ctx.db.tenant} and subscription_id = ${id} and status = 'pending'`);
  if (reason !== 'manual')
    await alertPeople(ctx, after, { kind: 'webhook.disabled', variables: { ...placeOf(after), reason } });
  return after;
}
