import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { User } from '../../../../../nouns/user.ts';
import { presenceSeconds } from '../../../kernel/access/presence.ts';
import type { SessionProof } from '../../sessions/start-session.ts';
import type { SignInClaims } from '../protocol/read-claims.ts';

/**
 * What a sign-in by a provider proves. A second factor, if `amr` or `acr` says so; otherwise who has one of ours still owes its code.
 * Presence, if the provider says how and when it looked: a sign-in by a cookie of yesterday is no proof that anybody is there.
 */
export function proofOf(
  { secondFactorAcr }: Pick<IdentityProvider, 'secondFactorAcr'>,
  { amr, acr, authTime }: Pick<SignInClaims, 'amr' | 'acr' | 'authTime'>,
  { hasSecondFactor }: Pick<User, 'hasSecondFactor'>,
): SessionProof {
  const bySecond = amr.includes('mfa') || (acr !== null && secondFactorAcr.includes(acr));
  const saysHow = amr.length > 0 || bySecond;
  const isFresh = authTime !== null && Date.now() / 1_000 - authTime < presenceSeconds;
  const owes = hasSecondFactor && !bySecond;
  return {
    secondFactor: bySecond ? 'by_provider' : owes ? 'owed' : null,
    provedAt: saysHow && isFresh && !owes ? new Date(authTime * 1_000).toISOString() : longAgo,
  };
}

const longAgo = new Date(0).toISOString();
