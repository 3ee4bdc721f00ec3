import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';

/** Who we are at the authorization server of an installation; null where it is connected in another way. */
export const oauthClient = ({ manifest }: AnyConnector, settings: Record<string, unknown>): OAuthClient | null =>
  manifest.oauth?.server(settings) ?? null;
