import type { Permission, Scope } from '../../../../nouns/kit/rights.ts';
import { type Actor, maySee } from '../../kernel/access/actor.ts';

export interface Rights {
  /** All of the list; one of an inner list is enough. */
  scopes: readonly (Scope | readonly Scope[])[];
  permission: Permission;
  /** The permission that guards this value. */
  guard?: Permission;
}

/**
 * A key needs the area's scopes, and its creator the permission; a person needs the permission.
 * A key without a creator reads by its scopes alone, and never what a permission guards.
 */
export function mayResolve(actor: Actor, { scopes, permission, guard }: Rights): boolean {
  if (actor.kind === 'system') return true;
  if (guard && !maySee(actor, guard)) return false;
  const held = actor.scopes;
  if (!held) return actor.permissions.has(permission);
  const granted = scopes.every((one) =>
    typeof one === 'string' ? held.has(one) : one.some((other) => held.has(other)),
  );
  return granted && (actor.byScopesAlone === true || actor.permissions.has(permission));
}

/** The scopes as the catalog shows them: `company.read|settings.read` where one of several is enough. */
export const shownScopes = ({ scopes }: Pick<Rights, 'scopes'>): string[] => [
  'variables.read',
  ...scopes.map((one) => (typeof one === 'string' ? one : one.join('|'))),
];
