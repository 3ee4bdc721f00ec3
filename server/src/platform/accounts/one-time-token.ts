import { createHash, randomBytes } from 'node:crypto';
import { bytesToUuid, uuidBytes } from '../../kernel/values/uuid.ts';

const TENANT_BYTES = 16;
const RANDOM_BYTES = 32;
const FORM = /^[0-9A-Za-z_-]{64}$/;

/** A token for a link in a letter. It carries its tenant, so it is looked up inside that tenant only; `hash` is stored. */
export function makeToken(tenantId: string): { token: string; hash: Buffer } {
  const random = randomBytes(RANDOM_BYTES);
  return { token: Buffer.concat([uuidBytes(tenantId), random]).toString('base64url'), hash: digest(random) };
}

/** The tenant and stored hash of a token, or null for anything that is not one. */
export function readToken(token: string): { tenantId: string; hash: Buffer } | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  return { tenantId: bytesToUuid(bytes.subarray(0, TENANT_BYTES)), hash: digest(bytes.subarray(TENANT_BYTES)) };
}

function digest(random: Buffer): Buffer {
  return createHash('sha256').update(random).digest();
}
