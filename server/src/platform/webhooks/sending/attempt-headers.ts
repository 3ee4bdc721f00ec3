import type { Work } from './delivery-work.ts';
import { signService, signStandard } from './sign.ts';

/** Headers of one send: both signature schemes over the stored bytes, with a fresh timestamp. */
export function attemptHeaders(
  work: Work & { body: string },
  number: number,
  secret: string,
  now: number,
): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const { secret: first, nextSecret: next, body, eventId } = work;
  const signatures = [first, ...(next ? [next] : [])].map((one) => signStandard(one, eventId, seconds, body));
  const other = secret === first ? next : first;
  return {
    ...work.headers,
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Prokura-webhooks/1',
    'X-Service-Event': work.event,
    'X-Service-Event-Id': eventId,
    'X-Service-Timestamp': String(now),
    'X-Service-Signature': signService(secret, now, body),
    ...(next && other && { 'X-Service-Signature-Next': signService(other === first ? first : next, now, body) }),
    'X-Service-Delivery-Id': work.deliveryId,
    'X-Service-Attempt': String(number),
    'X-Request-Id': work.requestId,
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

const signatureHeaders = /signature/i;

/** The same as they may be kept and shown: signatures and the owner's own values are covered. */
export const coveredHeaders = (headers: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      signatureHeaders.test(name) || Object.hasOwn(own, name) ? '••••' : value,
    ]),
  );

/** What the receiver may echo and must not be shown in its answer. */
export const secretsIn = (work: Work, headers: Readonly<Record<string, string>>): string[] => [
  work.secret,
  ...(work.nextSecret ? [work.nextSecret] : []),
  ...Object.values(work.headers),
  ...Object.entries(headers).flatMap(([name, value]) => (signatureHeaders.test(name) ? value.split(' ') : [])),
];
