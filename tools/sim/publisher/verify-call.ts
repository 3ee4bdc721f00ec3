import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const windowSeconds = 300;

export type Verdict = 'right' | 'unsigned' | 'stale' | 'forged' | 'replayed';

/** Judges a call by Standard Webhooks: the signature over `{id}.{seconds}.{body}`, no older than five minutes, each id once. */
export function verifyCall(
  secret: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  seen: ReadonlySet<string>,
  now = Date.now(),
): Verdict {
  const id = headers['webhook-id'];
  const seconds = headers['webhook-timestamp'];
  const given = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof given !== 'string') return 'unsigned';
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest();
  if (!given.split(' ').some((one) => isSame(wanted, one))) return 'forged';
  if (!(Math.abs(now / 1000 - Number(seconds)) <= windowSeconds)) return 'stale';
  return seen.has(id) ? 'replayed' : 'right';
}

function isSame(wanted: Buffer, signature: string): boolean {
  const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
