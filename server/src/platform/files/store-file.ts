import type { Readable } from 'node:stream';
import type { Services } from '../../kernel/services.ts';
import { newStorageKey } from './storage-key.ts';

/** Puts bytes into the store, outside any transaction. Their row must follow within a day, or they are swept. */
export async function storeFile(services: Services, tenantId: string, body: Readable): Promise<string> {
  const storageKey = newStorageKey(tenantId);
  await services.files.put(storageKey, body);
  return storageKey;
}

/** The bytes again, as a stream. */
export const openFile = (services: Services, storageKey: string): Promise<Readable> => services.files.open(storageKey);
