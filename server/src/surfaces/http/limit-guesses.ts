import type { Actor } from '../../kernel/access/actor.ts';
import type { Refusal } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import type { PolicyName } from '../../platform/rate-limits/policies.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limiter.ts';
import { networkOf, tooMany } from './limit-rates.ts';

/** What a wrong guess is answered with: of a link, a password, a code, a token or a passkey. */
const wrongGuess = new Set([
  ...['not_found', 'invalid_credentials', 'invalid_second_factor', 'invalid_passkey', 'invalid_token'],
  'refresh_token_reused',
]);

/** Refuses callers with too many wrong guesses, even if the next guess is right. */
export async function refuseGuesser(limiter: RateLimiter, { options }: Route, { ip = '' }: Actor): Promise<void> {
  const name = options.guesses as PolicyName | undefined;
  if (!name || !limiter.enabled) return;
  const take = await limiter.look(name, networkOf(ip));
  if (!take.allowed) throw tooMany([{ take, name }]);
}

/** Counts a wrong guess. */
export async function noteGuess(
  limiter: RateLimiter,
  { options }: Route,
  actor: Actor | undefined,
  { code }: Refusal,
): Promise<void> {
  const name = options.guesses as PolicyName | undefined;
  if (name && actor && limiter.enabled && wrongGuess.has(code)) await limiter.take(name, networkOf(actor.ip ?? ''));
}
