import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

const KEY_ID_LENGTH = 12;
const SECRET_LENGTH = 43;
const CRC_LENGTH = 6;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on would make the first letters likelier, so they are thrown away. */
const FAIR_BYTES = 256 - (256 % 62);
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

/** Letters drawn evenly from the system's generator, 5.95 bits each. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < FAIR_BYTES && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return text;
}

/** A whole number in base 62, led by zeros to a fixed length. */
export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 62)) text = ALPHABET[rest % 62] + text;
  return text;
}
