import type { ApiKey } from '../../../../nouns/api-key.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { apiKey, apiKeys } from './api-key.ts';

/**
 * Whose keys a person sees and archives: those who look after people see every key, an integrator only his own.
 * Answers the person to whom the view is narrowed, or null for no narrowing.
 */
export const onlyKeysOf = (actor: Actor): string | null =>
  actor.kind === 'system' || actor.permissions.has('users.update') ? null : actor.userId;

/** Keys of others are not found. */
export function refuseKeyOfAnother(actor: Actor, key: ApiKey): ApiKey {
  const owner = onlyKeysOf(actor);
  if (owner !== null && key.createdBy !== owner) throw notFound(apiKey.noun);
  return key;
}

/** A key that the caller may change, locked until the transaction ends, in the version that he expects. */
export async function openKey(ctx: WriteContext, id: string): Promise<ApiKey> {
  const key = refuseKeyOfAnother(ctx.actor, await apiKeys.lock(ctx.db, id));
  ctx.expectVersion(key.version);
  return key;
}
