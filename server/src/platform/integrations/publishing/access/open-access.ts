import type { WriteContext } from '../../../../kernel/operation.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { createKey } from '../../../api-keys/operations/create-key.ts';
import { enableSubscription } from '../../../webhooks/subscriptions/operations/enable-subscription.ts';
import { storeSubscription } from '../../../webhooks/subscriptions/store-subscription.ts';
import { webhookSubscriptions } from '../../../webhooks/subscriptions/webhook-subscription.ts';
import type { PublishedVersion } from '../published.ts';
import { changeExternal, type ExternalInstallation } from './external-installation.row.ts';

/** Where a key waits for the publisher: the seal proves the portal and the installation. */
export const handoverPlace = (installationId: string) => ({
  table: 'external_installations',
  column: 'handover',
  rowId: installationId,
});

const keyDays = 730;

/**
 * Gives an installation what its version asked for, in the name of the person who agrees: a key of these scopes and nothing beyond
 * what he may do himself, and a subscription with a secret of its own. The key waits, sealed, until the publisher fetches it.
 */
export async function openAccess(
  ctx: WriteContext,
  {
    installation_id: id,
    subscription_id,
    key_id,
  }: Pick<ExternalInstallation, 'installation_id' | 'subscription_id' | 'key_id'>,
  { manifest }: PublishedVersion,
): Promise<void> {
  if (key_id !== null) return;
  const key = await ctx.call(createKey, {
    name: manifest.name.ru,
    scopes: [...manifest.scopes],
    expiresAt: new Date(Date.now() + keyDays * 86_400_000).toISOString(),
  });
  await changeExternal(ctx.db, id, {
    key_id: key.id,
    subscription_id: await subscribed(ctx, subscription_id, manifest),
    handover: await ctx.services.vault.seal(ctx.db, handoverPlace(id), key.secret),
    handover_id: uuidv7(),
    handed_over_at: null,
    agreed_by: ctx.actor.userId,
  });
}

async function subscribed(
  ctx: WriteContext,
  held: string | null,
  { name, events, deliveryUrl }: PublishedVersion['manifest'],
): Promise<string | null> {
  if (deliveryUrl === null || events.length === 0) return null;
  const before = held === null ? null : await webhookSubscriptions.lock(ctx.db, held);
  if (before && !before.archivedAt) {
    await webhookSubscriptions.change(ctx, before, { url: deliveryUrl, events });
    await ctx.call(enableSubscription, { id: before.id });
    return before.id;
  }
  const { subscription } = await storeSubscription(ctx, { name: name.ru, url: deliveryUrl, events });
  return subscription.id;
}
