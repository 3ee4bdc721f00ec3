import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { ProviderError, type ProviderHttp } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { isRecord } from '../settings/setting-fields.ts';

export interface AuthorizationServer {
  authorizationEndpoint: string;
  tokenEndpoint: string;
  revocationEndpoint: string | null;
  /** The secret goes into a header, as the standard prefers. */
  basicAuth: boolean;
  /** It names itself in what it sends back (RFC 9207). */
  namesItself: boolean;
}

const kept = new Map<string, { server: AuthorizationServer; until: number }>();
const keptForMs = 10 * 60_000;
const mostKept = 1_000;

/** The server of an issuer, by the addresses it publishes or, where it publishes none, by those of the connector. */
export async function findAuthorizationServer(
  http: ProviderHttp,
  { issuer, endpoints }: OAuthClient,
): Promise<AuthorizationServer> {
  if (endpoints) return declared(endpoints);
  if (!URL.canParse(issuer)) throw foreign;
  const known = kept.get(issuer);
  if (known && known.until > Date.now()) return known.server;
  const server = readMetadata(issuer, await fetchMetadata(http, issuer));
  if (kept.size >= mostKept) kept.clear();
  kept.set(issuer, { server, until: Date.now() + keptForMs });
  return server;
}

const declared = ({
  authorization,
  token,
  revocation,
}: NonNullable<OAuthClient['endpoints']>): AuthorizationServer => ({
  authorizationEndpoint: authorization,
  tokenEndpoint: token,
  revocationEndpoint: revocation ?? null,
  basicAuth: true,
  namesItself: false,
});

/** OpenID providers publish under the issuer; RFC 8414 puts the name before its path. */
async function fetchMetadata(http: ProviderHttp, issuer: string): Promise<unknown> {
  const ask = async (path: string) =>
    (await http.request({ class: 'read', method: 'GET', path, operation: 'oauth.discover' })).json();
  const { origin, pathname } = new URL(issuer);
  const within = pathname === '/' ? '' : pathname.replace(/\/$/, '');
  try {
    return await ask(`${origin}${within}/.well-known/openid-configuration`);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'not_found') throw error;
    return ask(`${origin}/.well-known/oauth-authorization-server${within}`);
  }
}

function readMetadata(issuer: string, metadata: unknown): AuthorizationServer {
  if (!isRecord(metadata) || metadata.issuer !== issuer) throw foreign;
  const methods = metadata.token_endpoint_auth_methods_supported;
  const challenges = metadata.code_challenge_methods_supported;
  if (Array.isArray(challenges) && !challenges.includes('S256')) throw withoutProof;
  return {
    authorizationEndpoint: addressIn(metadata, 'authorization_endpoint', issuer),
    tokenEndpoint: addressIn(metadata, 'token_endpoint', issuer),
    revocationEndpoint:
      metadata.revocation_endpoint === undefined ? null : addressIn(metadata, 'revocation_endpoint', issuer),
    basicAuth: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    namesItself: metadata.authorization_response_iss_parameter_supported === true,
  };
}

/** As trustworthy as the issuer itself, because it is asked over TLS. */
function addressIn(metadata: Record<string, unknown>, name: string, issuer: string): string {
  const address = metadata[name];
  if (typeof address !== 'string' || !URL.canParse(address)) throw incomplete;
  const { protocol } = new URL(address);
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol) throw incomplete;
  return address;
}

const violated = (en: string, ru: string) => new ProviderError('contract_violation', words(en, ru));

const foreign = violated(
  'The authorization server says it is another one than the settings name.',
  'Сервер авторизации называет себя иначе, чем указано в настройках.',
);
const withoutProof = violated(
  'The authorization server does not take PKCE with S256.',
  'Сервер авторизации не поддерживает PKCE со способом S256.',
);
const incomplete = violated(
  'The authorization server does not tell its addresses.',
  'Сервер авторизации не сообщил своих адресов.',
);
