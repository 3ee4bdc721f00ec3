import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { changeSubscription } from './webhook-subscription.row.ts';
import { type WebhookSubscription, webhookSubscription } from './webhook-subscription.ts';

/** Archives a locked subscription: nothing more is sent to it, and what waits is cancelled. */
export async function endSubscription(ctx: WriteContext, before: WebhookSubscription): Promise<WebhookSubscription> {
  const { id } = before;
  const after = await changeSubscription(ctx.db, id, sql`archived_at = now(), recovering = false`, ctx.actor.userId);
  await ctx.db.execute(sql`
    update webhook_deliveries set status = 'cancelled', next_attempt_at = null, finished_at = now()
    where tenant_id = ${ctx.db.tenant} and subscription_id = ${id} and status in ('pending', 'held')`);
  ctx.record(webhookSubscription.changed('deleted', before, after, { reason: 'archived' }));
  return after;
}
