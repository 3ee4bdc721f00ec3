import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { ProviderError } from '../../../kernel/integrations/provider.ts';
import type { Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { createProviderHttp } from '../http/create-provider-http.ts';
import { connectorsOf } from '../installation.row.ts';
import type { Connection } from '../open-connection.ts';
import { findAuthorizationServer } from './find-authorization-server.ts';
import { oauthClient } from './oauth-client.ts';
import { dropTokens, leaseRenewal, publishTokens, readTokens, releaseRenewal } from './renewal.ts';
import { askForTokens, type Granted, grantOver } from './token-request.ts';
import type { HeldTokens } from './tokens.row.ts';

type Parts = Omit<Parameters<typeof createProviderHttp>[0], 'baseUrl' | 'repeats' | 'accessToken'>;

interface Keeper {
  connector: AnyConnector;
  connection: Connection;
  portal: Steps['asSystem'];
  services: Pick<Services, 'integrationBaseUrls'>;
  parts: Parts;
  /** For a renewal that another process is making. */
  longestWaitMs: number;
}

/**
 * The access token of an installation, renewed by one caller at a time over all processes. The renewal itself is made outside any
 * transaction: a lease in the row keeps the others waiting, and they read what was published.
 */
export function tokenKeeper(keeper: Keeper): (refused?: string) => Promise<string> {
  const { connector, connection, portal, services, parts } = keeper;
  const id = connection.installationId;

  return async function accessToken(refused) {
    const client = oauthClient(connector, connection.settings, services);
    if (!client) throw notGranted;
    const { issuer, clientId } = client;
    for (let waited = 0, pause = 50; ; waited += pause, pause = Math.min(pause * 2, 1_000)) {
      const held = (await portal.query(readTokens, { id, issuer, clientId })) as HeldTokens | null;
      if (!held) throw notGranted;
      for (const token of [held.access, held.refresh]) if (token !== null) parts.journal.cover(token);
      if (held.fresh && held.access !== refused) return held.access;
      const renewed = await renew(keeper, client, held);
      if (renewed !== null) return renewed;
      if (waited > keeper.longestWaitMs) throw stillRenewing;
      await parts.pause(pause);
    }
  };
}

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
    else await portal.command(releaseRenewal, { id, lease, seconds: breath });
    throw error;
  }
}

/** Seconds between renewals that fail. */
const breath = 5;

/** When the answer is lost, the same token is shown once more at once: a server with a grace period takes it only then. */
async function askAnew(parts: Parts, client: OAuthClient, refresh: string): Promise<Granted> {
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

const stillRenewing = new ProviderError(
  'unavailable',
  words('Renewing the access is taking too long.', 'Обновление доступа занимает слишком много времени.'),
);
