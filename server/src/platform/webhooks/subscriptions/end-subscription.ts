import type { WebhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { webhookSubscriptions } from './webhook-subscription.ts';

/** Archives a locked subscription: nothing more is sent to it, and what waits is cancelled. */
export async function endSubscription(ctx: WriteContext, before: WebhookSubscription): Promise<WebhookSubscription> {
  const { id } = before;
  const after = await webhookSubscriptions.change(
    ctx,
    before,
    { archivedAt: new Date().toISOString() },
    { columns: { recovering: false }, fact: 'deleted', tell: { reason: 'archived' } },
  );
  await ctx.db.execute(sql`
    update webhook_deliveries set status = 'cancelled', next_attempt_at = null, finished_at = now()
    where tenant_id = ${ctx.db.tenant} and subscription_id = ${id} and status in ('pending', 'held')`);
  return after;
}
