import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import type { WebhookSubscription, webhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { keepQuota } from '../../quotas/keep-quota.ts';
import { maskSecret } from '../../secrets/mask-secret.ts';
import { makeWebhookSecret } from '../sending/sign.ts';
import { headerColumns } from './keep-headers.ts';
import { secretPlace } from './subscription-secrets.ts';
import { webhookSubscriptions } from './webhook-subscription.ts';

const mostSubscriptions = 50;

type NewSubscription = InputOf<typeof webhookSubscription> &
  Pick<WebhookSubscription, 'name' | 'url'> & { enabled?: boolean };

/** Makes a subscription that was checked, in the name of who asks; its secret leaves here and never again. */
export async function storeSubscription(
  ctx: WriteContext,
  { enabled = true, headers = {}, ...input }: NewSubscription,
): Promise<{ subscription: WebhookSubscription; secret: string }> {
  const id = uuidv7();
  const secret = makeWebhookSecret();
  await keepQuota(ctx.db, {
    most: mostSubscriptions,
    counting: sql`
      select count(*) as held from webhook_subscriptions where tenant_id = ${ctx.db.tenant} and archived_at is null`,
    detail: words(
      `A portal has at most ${mostSubscriptions} subscriptions. Archive one first.`,
      `В портале не больше ${mostSubscriptions} подписок. Сначала отправьте одну из них в архив.`,
    ),
  });
  const subscription = (await webhookSubscriptions.create(
    ctx,
    {
      id,
      events: [],
      payloadMode: 'full',
      ordering: 'none',
      alertEmails: [],
      rotationFallback: true,
      ...input,
      disabledReason: enabled ? null : 'manual',
      disabledAt: enabled ? null : new Date().toISOString(),
    },
    {
      status: enabled ? 'enabled' : 'disabled',
      secret: await ctx.services.vault.seal(ctx.db, secretPlace(id), secret),
      secret_shown: maskSecret(secret),
      ...(await headerColumns(ctx.services, ctx.db, id, headers)),
    },
  )) as WebhookSubscription;
  return { subscription, secret };
}
