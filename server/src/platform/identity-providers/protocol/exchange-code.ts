import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { readClaims, type SignInClaims } from './read-claims.ts';

interface Came {
  /** The callback with all that the provider has put there. */
  url: URL;
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Who has signed in, by a code that is shown once. Issuer, audience, signature, time and nonce are checked by `openid-client`; what
 * the token leaves out is asked of the provider, which must speak of the same subject.
 */
export async function exchangeCode(
  configuration: Configuration,
  { url, state, nonce, verifier }: Came,
): Promise<SignInClaims> {
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = { ...tokens.claims() } as Record<string, unknown>;
  const { userinfo_endpoint: published } = configuration.serverMetadata();
  const more =
    claims.email === undefined && published !== undefined
      ? await fetchUserInfo(configuration, tokens.access_token, String(claims.sub))
      : {};
  return readClaims({ ...more, ...claims });
}
