import type { Actor } from '../../kernel/actor.ts';
import { type Scope, scopes } from '../../kernel/rights.ts';

/** The scopes that work for this caller now: a key that nobody answers for can only read. */
export const effectiveScopes = ({ scopes: held, userId }: Actor): Scope[] =>
  scopes.filter((scope) => (held === undefined || held.has(scope)) && (userId !== null || scope.endsWith('.read')));
