import type { RegistrationState } from '../../../../kernel/integrations/provider-webhook.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { brokenRule, conflict, refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type Connectors, lockInstallation } from '../../installation.row.ts';
import { type Connection, openConnection } from '../../open-connection.ts';
import { createProviderEndpoint, endpointPlace, providerAddress } from '../endpoint/create-endpoint.ts';
import { takesWebhooks } from '../takes-webhooks.ts';
import { openState, registrationRow, writeRegistration } from './webhook-registration.row.ts';

/** What the provider is about to be told. */
export interface Prepared {
  connection: Connection;
  endpointId: string;
  token: string;
  url: string;
  held: RegistrationState | null;
  /** The address was made for this registration. */
  isNew: boolean;
}

const longestMs = 120_000;
/** A new address serves so long before it is confirmed: whoever does not answer may have noted it all the same. */
const unconfirmedMs = 86_400_000;

export async function prepareRegistration(
  ctx: WriteContext,
  connectors: Connectors,
  { installationId, renew }: { installationId: string; renew: boolean },
): Promise<Prepared> {
  ctx.nothingChanged();
  const installed = await lockInstallation(ctx.db, installationId);
  const webhook = connectors.bySlug(installed.slug)?.webhook;
  if (!webhook) throw notRegistered();
  if (installed.status === 'disabled') throw refuse('integration_disabled');
  if (!takesWebhooks(installed.status)) throw refuse('installation_not_ready');
  const row = await registrationRow(ctx.db, installationId);
  if (row?.busy_until && Date.parse(row.busy_until) > Date.now()) throw underWay();
  await writeRegistration(ctx.db, installationId, { busy_until: new Date(Date.now() + longestMs).toISOString() });
  const until = new Date(Date.now() + unconfirmedMs).toISOString();
  const current = renew ? undefined : await currentEndpoint(ctx, installationId);
  const endpoint = current ?? (await createProviderEndpoint(ctx, installationId, webhook.area, renew ? until : null));
  const url = providerAddress(ctx.services, webhook.area, endpoint.token);
  const held = await openState(ctx, installationId, row);
  const connection = await openConnection(ctx, installed);
  return {
    // Addresses of webhooks are secrets of whoever takes them.
    connection: { ...connection, secrets: [...connection.secrets, endpoint.token, ...textsIn(held)] },
    endpointId: endpoint.id,
    token: endpoint.token,
    url,
    held,
    isNew: current === undefined,
  };
}

async function currentEndpoint({ db, services }: WriteContext, installationId: string) {
  const found = await db.first<{ id: string; token: string }>(sql`
    select id, token from inbound_endpoints
    where tenant_id = ${db.tenant} and installation_id = ${installationId} and valid_until is null`);
  return found && { ...found, token: await services.vault.open(db, endpointPlace(found.id, 'token'), found.token) };
}

export const textsIn = (state: RegistrationState | null): string[] =>
  Object.values(state ?? {}).filter((value) => typeof value === 'string');

const notRegistered = () =>
  brokenRule(
    'inbound_not_supported',
    words('This integration registers no webhooks.', 'Эта интеграция не регистрирует вебхуки.'),
  );

const underWay = () =>
  conflict(
    'registration_under_way',
    words(
      'The provider is being told of an address right now. Try again in a minute.',
      'Адрес как раз регистрируется у провайдера. Повторите через минуту.',
    ),
  );
