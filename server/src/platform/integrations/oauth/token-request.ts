import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { ProviderError, type ProviderHttp, type ProviderRequest } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { isRecord } from '../settings/setting-fields.ts';
import type { AuthorizationServer } from './find-authorization-server.ts';

/** What a server grants, as it is kept. */
export interface Granted {
  access: string;
  /** Null where the server gave none; at a renewal the old one stays then. */
  refresh: string | null;
  scope: string | null;
  /** Seconds; null where the server does not say. */
  expiresIn: number | null;
}

interface Asked {
  http: ProviderHttp;
  server: AuthorizationServer;
  client: OAuthClient;
}

/** Asks the token endpoint. A code or a refresh token that it no longer takes is `grantOver`. */
export async function askForTokens(
  { http, server, client }: Asked,
  kind: Pick<ProviderRequest, 'class' | 'operation'>,
  params: Readonly<Record<string, string>>,
): Promise<Granted> {
  const request = { ...kind, ...formTo(server.tokenEndpoint, server, client, params) };
  const answer = await http.request(request).catch((error) => {
    const code = codeOf(error);
    throw code === 'invalid_grant' ? grantOver : code === null ? error : clientRefused;
  });
  return readGranted(answer.json());
}

/** RFC 7009. A token the server does not know is as good as revoked. */
export async function revokeToken({ http, server, client }: Asked, token: string, hint: string): Promise<void> {
  if (server.revocationEndpoint === null) return;
  await http.request({
    class: 'idempotent-write',
    operation: 'oauth.revoke',
    ...formTo(server.revocationEndpoint, server, client, { token, token_type_hint: hint }),
  });
}

function formTo(path: string, server: AuthorizationServer, client: OAuthClient, params: Record<string, string>) {
  const { clientId, clientSecret } = client;
  const inHeader = clientSecret !== undefined && server.basicAuth;
  const body = new URLSearchParams({
    ...params,
    ...(!inHeader && { client_id: clientId }),
    ...(!inHeader && clientSecret !== undefined && { client_secret: clientSecret }),
  });
  return {
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      ...(inHeader && { authorization: `Basic ${basic(clientId, clientSecret)}` }),
    },
    body: body.toString(),
  } as const;
}

/** RFC 6749 §2.3.1: both are form-encoded before they are joined. */
const basic = (id: string, secret: string) =>
  Buffer.from([id, secret].map((part) => new URLSearchParams({ v: part }).toString().slice(2)).join(':')).toString(
    'base64',
  );

function readGranted(body: unknown): Granted {
  if (!isRecord(body) || typeof body.access_token !== 'string' || body.access_token === '') throw noTokens;
  if (typeof body.token_type !== 'string' || body.token_type.toLowerCase() !== 'bearer') throw noTokens;
  const { refresh_token: refresh, scope, expires_in: expiresIn } = body;
  return {
    access: body.access_token,
    refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
    scope: typeof scope === 'string' ? scope : null,
    expiresIn: Number(expiresIn) > 0 ? Number(expiresIn) : null,
  };
}

/** The server's own code of a refusal; null for everything else. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof ProviderError) || ![400, 401].includes(error.status ?? 0)) return null;
  try {
    const body = error.answer?.json();
    return isRecord(body) && typeof body.error === 'string' ? body.error : null;
  } catch {
    return null;
  }
}

/** Nothing but a person's new consent mends this. */
export const grantOver = new ProviderError(
  'auth',
  words(
    'The granted access has ended. Connect the integration again.',
    'Выданный доступ больше не действует. Подключите интеграцию заново.',
  ),
);
const clientRefused = new ProviderError(
  'forbidden',
  words(
    'The authorization server does not accept the client identifier, its secret or what is asked for.',
    'Сервер авторизации не принимает идентификатор клиента, его секрет или запрошенные права.',
  ),
);
const noTokens = new ProviderError(
  'contract_violation',
  words('The authorization server answered without tokens.', 'Сервер авторизации ответил без токенов.'),
);
