import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import type { AnyConnector } from '../../../../kernel/integrations/connector.ts';
import type { ProviderWebhook, RegistrationState } from '../../../../kernel/integrations/provider-webhook.ts';
import { query, type Steps } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { callConnector } from '../../call-connector.ts';
import { type Connectors, installationRow } from '../../installation.row.ts';
import { stateLine } from '../../log/state-line.ts';
import type { KeptLine } from '../../log/write-log.ts';
import { type Connection, openConnection } from '../../open-connection.ts';
import { endpointPlace, providerAddress } from '../endpoint/create-endpoint.ts';
import { textsIn } from './prepare-registration.ts';
import { openState, registrationRow } from './webhook-registration.row.ts';

interface Registered {
  connector: AnyConnector;
  webhook: ProviderWebhook<never>;
  connection: Connection;
  url: string;
  state: RegistrationState;
}

/** Gives the provider back what stood there before us, before the secrets that prove us are gone; its answer stops nothing here. */
export async function unregisterWebhook(
  { services, asSystem }: Pick<Steps, 'services' | 'asSystem'>,
  connectors: Connectors,
  installationId: string,
): Promise<readonly KeptLine[]> {
  const found = (await asSystem.query(readRegistered(connectors), { id: installationId })) as Registered | null;
  if (!found) return [];
  const { connector, webhook, connection, url, state } = found;
  const how = { services, portal: asSystem, correlationId: null, interactive: true };
  const { lines, error } = await callConnector(connector, connection, how, (call) =>
    webhook.unregister(call, { url, state }),
  );
  return [...lines, error ? notGivenBack : stateLine('webhook.unregistered', givenBack)];
}

const readRegistered = (connectors: Connectors) =>
  query({
    name: 'integrations.read-registration',
    summary: words('Read what was registered', 'Прочитать регистрацию вебхука'),
    permission: 'signed-in',
    scope: null,
    input: object({ id: id() }),
    output: Type.Unknown(),
    async run(ctx, input): Promise<Registered | null> {
      const row = await installationRow(ctx.db, input.id);
      const connector = connectors.bySlug(row.slug);
      const webhook = connector?.webhook;
      const state = await openState(ctx, row.id, await registrationRow(ctx.db, row.id));
      const endpoint = await ctx.db.first<{ id: string; token: string }>(sql`
        select id, token from inbound_endpoints
        where tenant_id = ${ctx.db.tenant} and installation_id = ${row.id} and valid_until is null`);
      if (!connector || !webhook || !state || !endpoint) return null;
      const token = await ctx.services.vault.open(ctx.db, endpointPlace(endpoint.id, 'token'), endpoint.token);
      const connection = await openConnection(ctx, row);
      return {
        connector,
        webhook,
        connection: { ...connection, secrets: [...connection.secrets, token, ...textsIn(state)] },
        url: providerAddress(ctx.services, webhook.area, token),
        state,
      };
    },
  });

const givenBack = words(
  'The provider was given back the address that stood there before.',
  'Провайдеру возвращён прежний адрес вебхуков.',
);

const notGivenBack: KeptLine = {
  ...stateLine(
    'webhook.unregistered',
    words(
      'The provider could not be given back the address that stood there before: check the address of webhooks in its cabinet.',
      'Не удалось вернуть провайдеру прежний адрес: проверьте адрес вебхуков в его личном кабинете.',
    ),
  ),
  level: 'warning',
  status: 'failed',
};
