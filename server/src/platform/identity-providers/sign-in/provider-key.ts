import { bytesToUuid, uuidBytes } from '../../../kernel/values/uuid.ts';

interface Named {
  tenantId: string;
  providerId: string;
}

const form = /^[0-9A-Za-z_-]{43}$/;

/** A provider as the sign-in page names it, before anybody is known: its portal and itself. */
export const writeProviderKey = ({ tenantId, providerId }: Named): string =>
  Buffer.concat([uuidBytes(tenantId), uuidBytes(providerId)]).toString('base64url');

/** Null for what is no such name. */
export function readProviderKey(key: string): Named | null {
  if (!form.test(key)) return null;
  const bytes = Buffer.from(key, 'base64url');
  return { tenantId: bytesToUuid(bytes.subarray(0, 16)), providerId: bytesToUuid(bytes.subarray(16)) };
}
