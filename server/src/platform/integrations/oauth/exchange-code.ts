import type { OAuthClient } from '../../../kernel/integrations/oauth.ts';
import { ProviderError, type ProviderHttp } from '../../../kernel/integrations/provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { findAuthorizationServer } from './find-authorization-server.ts';
import { askForTokens, type Granted } from './token-request.ts';

interface Came {
  code: string;
  verifier: string;
  redirectUri: string;
  /** The server named itself on the way back. */
  named: boolean;
}

/** Tokens for a code, asked once: a code that comes twice makes a careful server take back what it gave. */
export async function exchangeCode(http: ProviderHttp, client: OAuthClient, came: Came): Promise<Granted> {
  const server = await findAuthorizationServer(http, client);
  if (server.namesItself && !came.named) throw unnamed;
  return askForTokens(
    { http, server, client },
    { class: 'unsafe-write', operation: 'oauth.exchange' },
    {
      grant_type: 'authorization_code',
      code: came.code,
      redirect_uri: came.redirectUri,
      code_verifier: came.verifier,
    },
  );
}

const unnamed = new ProviderError(
  'contract_violation',
  words(
    'The browser came back without the name of the server it was at.',
    'Браузер вернулся без имени сервера, на котором был.',
  ),
);
