import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { keepQuota } from '../../quotas/keep-quota.ts';
import { maskSecret } from '../../secrets/mask-secret.ts';
import { makeWebhookSecret } from '../sending/sign.ts';
import { headerColumns } from './keep-headers.ts';
import { secretPlace } from './subscription-secrets.ts';
import { presentSubscription, type SubscriptionRow, subscriptionColumns } from './webhook-subscription.row.ts';
import type { WebhookSubscription } from './webhook-subscription.ts';

const mostSubscriptions = 50;

type NewSubscription = Pick<WebhookSubscription, 'name' | 'url'> &
  Partial<
    Pick<
      WebhookSubscription,
      | 'events'
      | 'payloadMode'
      | 'ordering'
      | 'headers'
      | 'maxRatePerSecond'
      | 'alertEmails'
      | 'rotationFallback'
      | 'enabled'
    >
  >;

/** Writes a subscription that was checked, in the name of who asks; its secret leaves here and never again. */
export async function storeSubscription(
  ctx: WriteContext,
  input: NewSubscription,
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
  const enabled = input.enabled ?? true;
  const row = await ctx.db.one<SubscriptionRow>(sql`
    insert into webhook_subscriptions as subscription ${columns({
      tenant_id: ctx.db.tenant,
      id,
      name: input.name,
      url: input.url,
      events: input.events ?? [],
      payload_mode: input.payloadMode ?? 'full',
      ordering: input.ordering ?? 'none',
      max_rate_per_second: input.maxRatePerSecond ?? null,
      alert_emails: input.alertEmails ?? [],
      rotation_fallback: input.rotationFallback ?? true,
      status: enabled ? 'enabled' : 'disabled',
      disabled_reason: enabled ? null : 'manual',
      disabled_at: enabled ? null : new Date().toISOString(),
      secret: await ctx.services.vault.seal(ctx.db, secretPlace(id), secret),
      secret_shown: maskSecret(secret),
      ...(await headerColumns(ctx.services, ctx.db, id, input.headers ?? {})),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    })} returning ${subscriptionColumns}`);
  return { subscription: presentSubscription(row), secret };
}
