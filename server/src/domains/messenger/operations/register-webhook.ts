import Type from 'typebox';
import { flag, instant, object } from '../../../kernel/fields.ts';
import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { webhookRegistration } from '../../../platform/integrations/inbound/provider/register-webhook.ts';
import { standingProviderWebhook } from '../../../platform/integrations/inbound/provider/standing-provider-webhook.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { providerRefusals } from '../../../platform/integrations/provider-refusal.ts';
import { workingMessenger, writing } from '../messenger-port.ts';

const asks = { permission: 'messengers.manage', scope: writing['messengers.manage'] } as const;

export function registerWebhook(connectors: readonly AnyConnector[]) {
  const register = webhookRegistration(connectorsOf(connectors), asks);

  const find = query({
    name: 'messenger.find-messenger',
    summary: words('Find the messenger', 'Найти мессенджер'),
    ...asks,
    input: object({}),
    output: Type.Unknown(),
    run: async (ctx) => {
      const { id } = (await workingMessenger(ctx, connectors)).installation;
      return { id, registeredAt: (await standingProviderWebhook(ctx.db, id)).registeredAt };
    },
  });

  return command({
    name: 'messenger.register-webhook',
    summary: words('Register the webhook at the provider', 'Зарегистрировать вебхук у провайдера'),
    description:
      'The provider posts messages and statuses to us from then on. It has room for one address: where another system receives them now, 422 `webhook_taken` names its host, and `takeOverWebhook: true` agrees to cut it off. The address before is kept and given back when the integration is deleted. Repeating it changes nothing.',
    ...asks,
    refuses: [...providerRefusals, 'conflict'],
    input: object({
      takeOverWebhook: Type.Optional(flag('Take the webhooks over from whoever receives them now')),
    }),
    output: object({ isRegistered: flag('The provider posts to us'), registeredAt: instant('Registered') }),
    run: inSteps,
    async steps(steps, { takeOverWebhook = false }) {
      const { id: installationId } = await steps.query(find, {});
      await register(steps, { installationId, takeOver: takeOverWebhook, renew: false });
      const { registeredAt } = await steps.query(find, {});
      return { isRegistered: true, registeredAt: registeredAt as string };
    },
  });
}
