import { bytesToUuid, uuidBytes } from '../../../kernel/values/uuid.ts';

const form = /^[\w-]{43}$/;

/** What an authenticator keeps with a passkey and shows at sign-in: the portal, then the person. It is not signed, so it only says where to look. */
export const userHandle = (tenantId: string, userId: string): string =>
  Buffer.concat([uuidBytes(tenantId), uuidBytes(userId)]).toString('base64url');

/** Null for what is no handle of ours. */
export function readUserHandle(handle: string): { tenantId: string; userId: string } | null {
  if (!form.test(handle)) return null;
  const bytes = Buffer.from(handle, 'base64url');
  return { tenantId: bytesToUuid(bytes.subarray(0, 16)), userId: bytesToUuid(bytes.subarray(16)) };
}
