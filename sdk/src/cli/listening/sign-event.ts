import { createHmac } from 'node:crypto';

/** The headers of a delivery: both schemes of signatures, as those that the server sends. */
export function signEvent(
  secret: string,
  event: { event: string; eventId: string },
  body: string,
  now = Date.now(),
): Record<string, string> {
  const seconds = Math.floor(now / 1_000);
  const standardKey = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Prokura-webhooks/1',
    'x-service-event': event.event,
    'x-service-event-id': event.eventId,
    'x-service-timestamp': String(now),
    'x-service-signature': `sha256=${sign(secret, `${now}.${body}`).digest('hex')}`,
    'webhook-id': event.eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${sign(standardKey, `${event.eventId}.${seconds}.${body}`).digest('base64')}`,
  };
}
