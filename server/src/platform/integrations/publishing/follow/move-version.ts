import type { WriteContext } from '../../../../kernel/operation.ts';
import { lockFamily } from '../../../api-keys/lock-family.ts';
import { updateKey } from '../../../api-keys/operations/update-key.ts';
import { webhookSubscriptions } from '../../../webhooks/subscriptions/webhook-subscription.ts';
import { writeLog } from '../../log/write-log.ts';
import { changeExternal, type ExternalInstallation } from '../access/external-installation.row.ts';
import { replaceMappings } from '../access/write-mappings.ts';
import { tellPublisher } from '../calls/tell-publisher.ts';
import { movedLine } from '../journal-lines.ts';
import type { PublishedVersion } from '../published.ts';

/** Goes over to a version that asks for no more than the one agreed to: what is asked for no longer is taken back. */
export async function moveVersion(
  ctx: WriteContext,
  held: ExternalInstallation,
  from: PublishedVersion,
  to: PublishedVersion,
): Promise<void> {
  const id = held.installation_id;
  await changeExternal(ctx.db, id, { number: to.number, offered: null });
  if (held.key_id !== null && changes(from.manifest.scopes, to.manifest.scopes))
    for (const key of await lockFamily(ctx.db, held.key_id))
      await ctx.call(updateKey, { id: key.id, scopes: [...to.manifest.scopes] });
  if (held.subscription_id !== null) await narrowEvents(ctx, held.subscription_id, to);
  await replaceMappings(ctx, id, from.manifest, to.manifest);
  await writeLog(ctx.db, id, [movedLine(to.number)]);
  if (changes(from.manifest.scopes, to.manifest.scopes) || changes(from.manifest.events, to.manifest.events))
    await tellPublisher(ctx, id, 'installation.scopes_changed');
}

async function narrowEvents(
  ctx: WriteContext,
  subscriptionId: string,
  { manifest: { events, deliveryUrl } }: PublishedVersion,
) {
  const before = await webhookSubscriptions.lock(ctx.db, subscriptionId);
  if (events.length > 0 && deliveryUrl !== null)
    return webhookSubscriptions.change(ctx, before, { events, url: deliveryUrl });
  // A subscription to nothing would be one to everything.
  const now = new Date().toISOString();
  return webhookSubscriptions.change(
    ctx,
    before,
    { disabledReason: 'manual', disabledAt: now },
    { columns: { status: 'disabled' }, fact: 'disabled' },
  );
}

const changes = (before: readonly string[], now: readonly string[]) =>
  before.length !== now.length || before.some((one) => !now.includes(one));
