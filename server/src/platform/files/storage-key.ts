import { randomBytes } from 'node:crypto';

/** `<portal>/<random>`: nothing that anybody sends ever stands in a path. */
export const newStorageKey = (tenantId: string) => `${tenantId}/${randomBytes(16).toString('hex')}`;

/** Where the audit keeps its anchors in the store: of no portal, so that no sweep of a portal's files meets them. */
export const anchorFolder = 'audit-anchors';

const form =
  /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[0-9a-f]{32}(\.part)?|audit-anchors\/\d{4}-\d\d-\d\dT\d\d\.jsonl)$/;

export function demandKey(key: string): string {
  if (!form.test(key)) throw new Error('This is no key of the file store');
  return key;
}
