import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new subscription secret: `whsec_` and 32 random bytes in base64. */
export function makeWebhookSecret(): string {
  return `${PREFIX}${randomBytes(32).toString('base64')}`;
}

/** `X-Service-Signature` over `{timestamp}.{body}`; the key is the whole secret string, prefix included. */
export function signService(secret: string, timestampMs: number | string, body: string | Uint8Array): string {
  return `sha256=${hmac(Buffer.from(secret, 'utf8'), `${timestampMs}.`, body).toString('hex')}`;
}

/** True for the signature (hex in either case) of exactly this timestamp text and these bytes; says nothing about the timestamp's age. */
export function verifyService(
  secret: string,
  timestampText: string,
  body: string | Uint8Array,
  signature: string,
): boolean {
  if (!/^sha256=[0-9a-f]{64}$/i.test(signature) || !signature.startsWith('sha256=')) return false;
  return sameText(signService(secret, timestampText, body), signature.toLowerCase());
}

/** One `webhook-signature` of Standard Webhooks over `{id}.{seconds}.{body}`; the key is what the secret's base64 holds. */
export function signStandard(
  secret: string,
  id: string,
  timestampSeconds: number | string,
  body: string | Uint8Array,
): string {
  return `v1,${hmac(standardKey(secret), `${id}.${timestampSeconds}.`, body).toString('base64')}`;
}

/** True when one of the space-delimited signatures matches, as during a change of secrets. */
export function verifyStandard(
  secret: string,
  id: string,
  timestampText: string,
  body: string | Uint8Array,
  signatures: string,
): boolean {
  const expected = signStandard(secret, id, timestampText, body);
  return signatures.split(' ').reduce((found, signature) => sameText(expected, signature) || found, false);
}

const PREFIX = 'whsec_';

function standardKey(secret: string): Buffer {
  return Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
}

function hmac(key: Buffer, head: string, body: string | Uint8Array): Buffer {
  return createHmac('sha256', key).update(head, 'utf8').update(body).digest();
}

function sameText(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
