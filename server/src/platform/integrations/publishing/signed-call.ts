import type { Services } from '../../../kernel/services.ts';
import { signService, signStandard } from '../../webhooks/sending/sign.ts';

/** What our calls to a publisher are signed with: made from a key of the installation, so it is kept nowhere. */
export const publisherSecret = (services: Pick<Services, 'digest'>, slug: string) =>
  `whsec_${services.digest('publication', slug).toString('base64')}`;

const lifecycleEvents = [
  'installation.created',
  'installation.configured',
  'installation.enabled',
  'installation.disabled',
  'installation.deleted',
  'installation.scopes_changed',
  'health.ping',
] as const;

export type LifecycleEvent = (typeof lifecycleEvents)[number];

interface Signed {
  event: LifecycleEvent;
  /** The same in every attempt. */
  id: string;
  body: string;
  /** Milliseconds; now unless an old call is being imitated. */
  at?: number;
}

/** Both signatures of outgoing webhooks over the body as it is sent. */
export function signedHeaders(secret: string, { event, id, body, at = Date.now() }: Signed): Record<string, string> {
  const seconds = Math.floor(at / 1000);
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'User-Agent': 'Prokura-integrations/1',
    'X-Service-Event': event,
    'X-Service-Event-Id': id,
    'X-Service-Timestamp': String(at),
    'X-Service-Signature': signService(secret, at, body),
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signStandard(secret, id, seconds, body),
  };
}
