import { createHash, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../kernel/services.ts';
import { bytesToUuid, uuidBytes } from '../../kernel/values/uuid.ts';

const seedBytes = 32;
const tagBytes = 16;
const form = /^[0-9A-Za-z_-]{107,108}$/;

export interface RefreshToken {
  tenantId: string;
  sessionId: string;
  seed: Buffer;
  /** What is stored. */
  hash: Buffer;
}

/**
 * An opaque token: portal, session, 256 random bits, and a tag that only we can make. By the tag a token of ours that
 * was used before, which ends the session, differs from an invented text, which does nothing.
 */
export function writeRefreshToken(
  services: Services,
  session: { tenantId: string; sessionId: string; seed: Buffer },
): string {
  const body = Buffer.concat([uuidBytes(session.tenantId), uuidBytes(session.sessionId), session.seed]);
  return Buffer.concat([body, tagOf(services, body)]).toString('base64url');
}

export function readRefreshToken(services: Services, text: string): RefreshToken | null {
  if (!form.test(text)) return null;
  const bytes = Buffer.from(text, 'base64url');
  const body = bytes.subarray(0, 32 + seedBytes);
  const tag = bytes.subarray(32 + seedBytes);
  if (tag.length !== tagBytes || !timingSafeEqual(tag, tagOf(services, body))) return null;
  const seed = body.subarray(32);
  return {
    tenantId: bytesToUuid(body.subarray(0, 16)),
    sessionId: bytesToUuid(body.subarray(16, 32)),
    seed,
    hash: hashOfSeed(seed),
  };
}

/** The token that follows: always the same for one parent, so that a client whose answer was lost gets it again. */
export const childSeed = (services: Services, seed: Buffer): Buffer =>
  services.digest('refresh-child', seed.toString('base64url'));

export const hashOfSeed = (seed: Buffer): Buffer => createHash('sha256').update(seed).digest();

const tagOf = (services: Services, body: Buffer) =>
  services.digest('refresh-tag', body.toString('base64url')).subarray(0, tagBytes);
