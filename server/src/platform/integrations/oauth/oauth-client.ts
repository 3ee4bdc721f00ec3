import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import type { Services } from '../../../kernel/services.ts';

/** Who we are at the authorization server of an installation; null where it is connected in another way. */
export function oauthClient(
  { manifest }: AnyConnector,
  settings: Record<string, unknown>,
  { integrationBaseUrls }: Pick<Services, 'integrationBaseUrls'>,
): OAuthClient | null {
  const client = manifest.oauth?.server(settings) ?? null;
  const instead = integrationBaseUrls[manifest.slug];
  if (!client?.endpoints || !instead) return client;
  const { authorization, token, revocation } = client.endpoints;
  const moved = (address: string) => `${instead}${new URL(address).pathname}`;
  const endpoints = { authorization: moved(authorization), token: moved(token) };
  return { ...client, endpoints: revocation ? { ...endpoints, revocation: moved(revocation) } : endpoints };
}
