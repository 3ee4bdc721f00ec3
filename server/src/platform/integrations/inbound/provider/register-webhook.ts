import Type from 'typebox';
import type { Requirement } from '../../../../kernel/access/actor.ts';
import { flag, id, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import type { ProviderWebhook, Registration } from '../../../../kernel/integrations/provider-webhook.ts';
import { command, type Steps } from '../../../../kernel/operation.ts';
import { brokenRule, words } from '../../../../kernel/problems/errors.ts';
import { type Called, callConnector } from '../../call-connector.ts';
import type { Connectors } from '../../installation.row.ts';
import { refusalOf } from '../../provider-refusal.ts';
import { type Prepared, prepareRegistration } from './prepare-registration.ts';
import { settleRegistration } from './settle-registration.ts';

interface Wanted {
  installationId: string;
  takeOver: boolean;
  /** A new address; the one before ends once the provider has confirmed the new one. */
  renew: boolean;
}

/** Resolves once the provider posts to our address; refused with what it refused, or with who receives there now. */
export type RegisterWebhook = (steps: Steps, wanted: Wanted) => Promise<{ token: string }>;

/**
 * Makes our address known at the provider, in steps: the address is committed first, since the provider tries it before it answers.
 * `asks` is the right of the caller.
 */
export function webhookRegistration(
  connectors: Connectors,
  asks: Pick<Requirement, 'permission' | 'scope'>,
): RegisterWebhook {
  const prepare = command({
    name: `integrations.prepare-registration-with-${asks.permission}`,
    summary: words('Prepare a registration', 'Подготовить регистрацию вебхука'),
    ...asks,
    input: object({ installationId: id(), renew: flag('A new address') }),
    output: Type.Unknown(),
    run: (ctx, input) => prepareRegistration(ctx, connectors, input),
  });

  const settle = command({
    name: `integrations.settle-registration-with-${asks.permission}`,
    summary: words('Note a registration', 'Отметить регистрацию вебхука'),
    ...asks,
    input: object({ prepared: Type.Unsafe<Prepared>({}), called: Type.Unsafe<Called<Registration>>({}) }),
    output: Type.Unknown(),
    run: (ctx, { prepared, called }) => settleRegistration(ctx, connectors, prepared, called),
  });

  return async (steps, { installationId, takeOver, renew }) => {
    const prepared = (await steps.command(prepare, { installationId, renew })) as Prepared;
    const { connection, url, held } = prepared;
    const connector = connectors.bySlug(connection.slug) as AnyConnector;
    const webhook = connector.webhook as ProviderWebhook<never>;
    const how = { services: steps.services, portal: steps.asSystem, correlationId: null, interactive: true };
    const called = await callConnector(connector, connection, how, (call) =>
      webhook.register(call, { url, held, takeOver }),
    );
    await steps.command(settle, { prepared, called });
    if (called.error) throw refusalOf(called.error);
    if ('taken' in called.result) throw taken(called.result.taken);
    return { token: prepared.token };
  };
}

const taken = (host: string) =>
  brokenRule(
    'webhook_taken',
    words(
      `The provider posts to ${host} now, and has room for one address. Agree to take it over, or leave it there: the address before is given back when the integration is deleted.`,
      `Сейчас провайдер отправляет вебхуки на ${host}, а адрес у него один. Подтвердите перехват или оставьте как есть: прежний адрес вернётся при удалении интеграции.`,
    ),
    { host },
  );
