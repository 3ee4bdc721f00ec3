import { type Scope, scopes } from '../../../../nouns/kit/rights.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { grantableScopes } from './grantable-scopes.ts';

/** The scopes that work for this caller now: those that his permissions make useful; a key that nobody answers for can only read. */
export const effectiveScopes = ({ scopes: held, userId, permissions, byScopesAlone }: Actor): Scope[] =>
  (byScopesAlone ? scopes : grantableScopes(permissions)).filter(
    (scope) => (userId !== null || scope.endsWith('.read')) && (held === undefined || held.has(scope)),
  );
