import type { WriteContext } from '../../../../kernel/operation.ts';
import { apiKey } from '../../../api-keys/api-key.ts';
import { endKey } from '../../../api-keys/end-key.ts';
import { lockFamily } from '../../../api-keys/lock-family.ts';
import { disableSubscription } from '../../../webhooks/subscriptions/disable-subscription.ts';
import { endSubscription } from '../../../webhooks/subscriptions/end-subscription.ts';
import { webhookSubscriptions } from '../../../webhooks/subscriptions/webhook-subscription.ts';
import { changeExternal, type ExternalInstallation } from './external-installation.row.ts';

/** Takes back what was given: the very next request with the key is refused, and nothing more is sent. For good, when it was deleted. */
export async function closeAccess(
  ctx: WriteContext,
  { installation_id, key_id, subscription_id }: ExternalInstallation,
  { forGood }: { forGood: boolean },
): Promise<void> {
  if (key_id !== null) {
    for (const key of await lockFamily(ctx.db, key_id))
      ctx.record(apiKey.changed('archived', key, await endKey(ctx.db, key)));
  }
  if (subscription_id !== null)
    await (forGood ? endOnce(ctx, subscription_id) : disableSubscription(ctx, subscription_id, 'manual'));
  await changeExternal(ctx.db, installation_id, {
    key_id: null,
    handover: null,
    handover_id: null,
    ...(forGood && { ended_at: new Date().toISOString() }),
  });
}

async function endOnce(ctx: WriteContext, id: string) {
  const held = await webhookSubscriptions.lock(ctx.db, id);
  if (!held.archivedAt) await endSubscription(ctx, held);
}
