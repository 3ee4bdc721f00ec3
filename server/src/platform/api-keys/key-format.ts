import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from './base62.ts';

const KEY_ID_LENGTH = 12;
const SECRET_LENGTH = 43;
const CRC_LENGTH = 6;
const FORM = /^ppk_(live|test)_([0-9A-Za-z]{12})_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/;

type KeyEnvironment = 'live' | 'test';

/** What a key says about itself: the public `keyId` finds its row, the secret proves it. */
interface ApiKeyParts {
  env: KeyEnvironment;
  keyId: string;
  secret: string;
}

/** Makes a new key; `text` is shown to its owner once and never stored. */
export function makeKey(env: KeyEnvironment): ApiKeyParts & { text: string } {
  const keyId = randomBase62(KEY_ID_LENGTH);
  const secret = randomBase62(SECRET_LENGTH);
  const body = `ppk_${env}_${keyId}_${secret}`;
  return { env, keyId, secret, text: body + checksum(body) };
}

/** The parts of a key, or null for anything mistyped: the checksum spares a look into the database. */
export function readKey(text: string): ApiKeyParts | null {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [, env, keyId, secret, crc] = match as unknown as [string, KeyEnvironment, string, string, string];
  return checksum(text.slice(0, -CRC_LENGTH)) === crc ? { env, keyId, secret } : null;
}

/** What is stored of a secret. A fast digest is right here: 256 random bits cannot be guessed at any speed. */
export function digestSecret(pepper: Buffer | KeyObject, secret: string): Buffer {
  return createHmac('sha256', pepper).update(secret).digest();
}

/** Compares a secret with a stored digest in a time that does not depend on where they differ. */
export function secretMatches(pepper: Buffer | KeyObject, secret: string, stored: Buffer): boolean {
  const digest = digestSecret(pepper, secret);
  return digest.length === stored.length && timingSafeEqual(digest, stored);
}

function checksum(body: string): string {
  return toBase62(crc32(body), CRC_LENGTH);
}
