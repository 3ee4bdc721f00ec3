import type { Actor } from '../../kernel/access/actor.ts';

/**
 * Whose keys a person sees and archives: those who look after people see every key, an integrator only his own.
 * Answers the person to whom the view is narrowed, or null for no narrowing.
 */
export const onlyKeysOf = (actor: Actor): string | null =>
  actor.kind === 'system' || actor.permissions.has('users.update') ? null : actor.userId;
