import Type from 'typebox';
import { invalidField, words } from '../../../kernel/errors.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { columns, sql } from '../../../kernel/sql.ts';
import { uuidv7 } from '../../../kernel/uuid.ts';
import { keepQuota } from '../../quotas/keep-quota.ts';
import { maskSecret } from '../../secrets/mask-secret.ts';
import type { EventCatalog } from '../event-catalog.ts';
import { headerColumns } from '../keep-headers.ts';
import { makeWebhookSecret } from '../sign.ts';
import { checkSubscription, faultOfUrl, subscriptionInput, urlNotAllowed } from '../subscription-input.ts';
import { secretPlace } from '../subscription-secrets.ts';
import { presentSubscription, type SubscriptionRow, subscriptionColumns } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

const mostSubscriptions = 50;
const { fields } = webhookSubscription;

/** The secret leaves once, in this answer. */
export const withSecret = object({
  ...fields,
  secret: Type.String({ title: 'Secret, shown this once', examples: ['whsec_…'] }),
});

export const createSubscription = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.create-subscription',
    summary: words('Create a webhook subscription', 'Создать подписку на вебхуки'),
    description:
      'The answer holds the signing secret, which is never shown again. An empty list of events means every event except those about webhooks.',
    permission: 'webhooks.manage',
    scope: 'webhooks.write',
    refuses: ['url_not_allowed', 'quota_exceeded'],
    revealsSecret: true,
    input: object({
      name: fields.name,
      url: fields.url,
      ...subscriptionInput,
      enabled: Type.Optional(fields.enabled),
    }),
    output: withSecret,
    enter: async ({ url }, { services, actor }) => ({
      tenantId: actor.tenantId,
      carried: await faultOfUrl(url, services),
    }),

    async run(ctx, input, fault) {
      if (fault !== null) throw urlNotAllowed(fault);
      checkSubscription(catalog, input);
      for (const [name, value] of Object.entries(input.headers ?? {}))
        if (value === '' || value.startsWith('••••'))
          throw invalidField(`/headers/${name}`, 'required', words('needs a value', 'нужно значение'));

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
      const subscription = presentSubscription(row);
      ctx.record(webhookSubscription.fact('created', subscription));
      return { ...subscription, secret };
    },
  });
