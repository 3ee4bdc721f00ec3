import { buffer } from 'node:stream/consumers';
import type { Services } from '../../kernel/services.ts';
import { openFile } from '../files/store-file.ts';

/** A connector reads no file of another portal, whatever key it was handed. */
export async function readOwnFile(services: Services, tenantId: string, storageKey: string): Promise<Buffer> {
  if (!storageKey.startsWith(`${tenantId}/`)) throw new Error('This file is of another portal');
  return buffer(await openFile(services, storageKey));
}
