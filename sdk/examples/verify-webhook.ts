import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Incoming {
  /** The bytes as they came, before JSON is parsed. */
  body: Uint8Array;
  headers: IncomingHttpHeaders;
  /** The secret of the subscription; two while it is being rotated. */
  secrets: readonly string[];
  /** `service` reads X-Service-Signature, `standard` reads webhook-signature of Standard Webhooks. */
  scheme?: 'service' | 'standard';
  /** Milliseconds since 1970. */
  now?: number;
}

const mostAge = 5 * 60_000;

/** Whether a delivery is ours and fresh: signed with one of the secrets less than five minutes ago. */
export function verifyWebhook({ body, headers, secrets, scheme = 'service', now = Date.now() }: Incoming): boolean {
  const { sentAt, signatures, expect } = scheme === 'service' ? service(headers, body) : standard(headers, body);
  if (!(Math.abs(now - sentAt) <= mostAge)) return false;
  return secrets.some((secret) => signatures.some((given) => same(expect(secret), given)));
}

function service(headers: IncomingHttpHeaders, body: Uint8Array) {
  const timestamp = one(headers['x-service-timestamp']);
  return {
    sentAt: timestamp === '' ? Number.NaN : Number(timestamp),
    signatures: [one(headers['x-service-signature']), one(headers['x-service-signature-next'])],
    expect: (secret: string) =>
      `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`,
  };
}

function standard(headers: IncomingHttpHeaders, body: Uint8Array) {
  const [id, timestamp] = [one(headers['webhook-id']), one(headers['webhook-timestamp'])];
  return {
    sentAt: timestamp === '' ? Number.NaN : Number(timestamp) * 1_000,
    signatures: one(headers['webhook-signature']).split(' '),
    expect: (secret: string) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
    },
  };
}

const one = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

function same(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
