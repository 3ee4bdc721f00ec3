import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import type { EventCatalog } from '../../events/event-catalog.ts';
import { storeSubscription } from '../store-subscription.ts';
import { checkSubscription, faultOfUrl, urlNotAllowed } from '../subscription-input.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

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
    provesPresence: true,
    refuses: ['url_not_allowed', 'quota_exceeded'],
    revealsSecret: true,
    input: object({
      ...webhookSubscription.creation,
      enabled: Type.Optional(fields.enabled),
    }),
    output: withSecret,
    enter: async ({ url }, { services, actor }) => ({
      tenantId: actor.tenantId,
      carried: await faultOfUrl(url, services),
    }),

    async run(ctx, input, fault) {
      if (fault !== null) throw urlNotAllowed(fault, input.url);
      checkSubscription(catalog, input);
      for (const [name, value] of Object.entries(input.headers ?? {}))
        if (value === '' || value.startsWith('••••'))
          throw invalidField(`/headers/${name}`, 'required', words('needs a value', 'нужно значение'));

      const { subscription, secret } = await storeSubscription(ctx, input);
      return { ...subscription, secret };
    },
  });
