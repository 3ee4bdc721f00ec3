import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { createProviderHttp } from '../http/create-provider-http.ts';
import { connectorsOf } from '../installation.row.ts';
import { findAuthorizationServer } from './find-authorization-server.ts';
import { oauthClient } from './oauth-client.ts';
import { dropTokens, leaseRenewal, publishTokens, releaseRenewal, renewalBreath } from './renewal.ts';
import { sharedToken, type TokenParts } from './shared-token.ts';
import { askForTokens, type Granted, grantOver } from './token-request.ts';
import type { HeldTokens } from './tokens.row.ts';

interface Keeper extends TokenParts {
  connector: AnyConnector;
  services: Pick<Services, 'integrationBaseUrls'>;
}

/**
 * The access token of an installation connected by OAuth. The renewal itself is made outside any transaction: a lease in the row keeps
 * the others waiting.
 */
export function tokenKeeper(keeper: Keeper): (refused?: string) => Promise<string> {
  const { connector, connection, services } = keeper;

  return async function accessToken(refused) {
    const client = oauthClient(connector, connection.settings, services);
    if (!client) throw notGranted;
    const first = () => Promise.reject(notGranted);
    const renewing = { whose: whoseOf(client), first, renew: (held: HeldTokens) => renew(keeper, client, held) };
    return sharedToken(keeper, renewing, refused);
  };
}

const whoseOf = ({ issuer, clientId }: OAuthClient) => ({ issuer, clientId });

/** The new access token; null while another process renews it. */
async function renew(
  { connector, connection, portal, parts }: Keeper,
  client: OAuthClient,
  { refresh, generation }: HeldTokens,
): Promise<string | null> {
  const [id, lease] = [connection.installationId, uuidv7()];
  if (!(await portal.command(leaseRenewal, { id, generation, lease }))) return null;
  try {
    if (refresh === null) throw grantOver;
    const granted = await askAnew(parts, client, refresh);
    for (const token of [granted.access, granted.refresh]) if (token !== null) parts.journal.cover(token);
    return (await portal.command(publishTokens, { id, generation, granted })) ? granted.access : null;
  } catch (error) {
    if (error === grantOver)
      await portal.command(dropTokens(connectorsOf([connector])), { id, generation, fault: grantOver });
    else await portal.command(releaseRenewal, { id, lease, seconds: renewalBreath });
    throw error;
  }
}

/** When the answer is lost, the same token is shown once more at once: a server with a grace period takes it only then. */
async function askAnew(parts: TokenParts['parts'], client: OAuthClient, refresh: string): Promise<Granted> {
  const http = createProviderHttp({
    ...parts,
    baseUrl: undefined,
    repeats: 1,
    accessToken: () => Promise.reject(notGranted),
  });
  const server = await findAuthorizationServer(http, client);
  const kind = { class: 'keyed-write', operation: 'oauth.refresh' } as const;
  return askForTokens({ http, server, client }, kind, { grant_type: 'refresh_token', refresh_token: refresh });
}

const notGranted = new ProviderError(
  'auth',
  words(
    'Access has not been granted yet. Connect the integration.',
    'Доступ ещё не предоставлен. Подключите интеграцию.',
  ),
);
