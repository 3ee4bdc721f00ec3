import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import type { SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import { ProviderAway } from './outbound-fetch.ts';

const byCode: Readonly<Record<string, SignInFault>> = {
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock_wrong',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'token_invalid',
  OAUTH_KEY_SELECTION_FAILED: 'token_invalid',
  OAUTH_UNSUPPORTED_OPERATION: 'token_invalid',
  OAUTH_INVALID_RESPONSE: 'token_invalid',
  OAUTH_TIMEOUT: 'provider_away',
};

const byError: Readonly<Record<string, SignInFault>> = {
  access_denied: 'access_denied',
  invalid_grant: 'code_refused',
  invalid_client: 'client_refused',
  unauthorized_client: 'client_refused',
};

/** What a failure of the protocol means to people. */
export function faultOf(error: unknown): SignInFault {
  if (isAway(error)) return 'provider_away';
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return byError[error.error] ?? 'provider_error';
  return byCode[(error as { code?: string }).code ?? ''] ?? 'provider_error';
}

const isAway = (error: unknown): boolean =>
  error instanceof ProviderAway || (error instanceof Error && error.cause !== undefined && isAway(error.cause));
