import type { Actor } from '../../kernel/actor.ts';
import { type Scope, scopes } from '../../kernel/rights.ts';
import { grantableScopes } from './scope-uses.ts';

/** The scopes that work for this caller now: those his rights give a use to; a key that nobody answers for can only read. */
export const effectiveScopes = ({ scopes: held, userId, permissions }: Actor): Scope[] =>
  (userId === null ? scopes.filter((scope) => scope.endsWith('.read')) : grantableScopes(permissions)).filter(
    (scope) => held === undefined || held.has(scope),
  );
