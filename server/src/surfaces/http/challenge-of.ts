import type { Refusal } from '../../kernel/problems/errors.ts';
import { type ProblemCode, problems } from '../../kernel/problems/problems.ts';

const badToken = new Set<ProblemCode>([
  'invalid_api_key',
  'api_key_expired',
  'api_key_revoked',
  'invalid_token',
  'token_expired',
  'session_revoked',
]);

const bySignature = new Set<ProblemCode>(['signature_missing', 'signature_invalid', 'timestamp_stale']);

/** `WWW-Authenticate` of a 401 (RFC 9110, 11.6.1): how to come in, and what is wrong with a token that was sent (RFC 6750, RFC 9470). */
export function challengeOf({ code }: Refusal): string {
  if (bySignature.has(code)) return 'HMAC-SHA256 realm="webhooks"';
  if (code === 'presence_required') return bearer('insufficient_user_authentication', code);
  return badToken.has(code) ? bearer('invalid_token', code) : 'Bearer realm="api"';
}

const bearer = (error: string, code: ProblemCode) =>
  `Bearer realm="api", error="${error}", error_description="${problems[code].title.en}"`;
