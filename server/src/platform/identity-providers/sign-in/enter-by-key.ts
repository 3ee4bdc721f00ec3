import type { Entrance } from '../../../kernel/access/entrance.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import { identityProvider } from '../identity-provider.ts';
import { readProviderKey } from './provider-key.ts';

/** Enters the portal of a provider. */
export async function enterByKey({ key }: { key: string }): Promise<Entrance<string>> {
  const read = readProviderKey(key);
  if (!read) throw notFound(identityProvider.noun);
  return { tenantId: read.tenantId, carried: read.providerId };
}
