import type { Job } from '../../kernel/job.ts';
import { act, del, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import { cancelDelivery } from './deliveries/operations/cancel-delivery.ts';
import { getDelivery } from './deliveries/operations/get-delivery.ts';
import { listAttempts } from './deliveries/operations/list-attempts.ts';
import { listDeliveries } from './deliveries/operations/list-deliveries.ts';
import { recover, replayMissing } from './deliveries/operations/recover.ts';
import { redeliver } from './deliveries/operations/redeliver.ts';
import { recoverJob } from './deliveries/recover-deliveries.ts';
import { releaseHeldJob } from './deliveries/release-held.ts';
import { replayMissingJob } from './deliveries/replay-missing.ts';
import type { EventCatalog } from './events/event-catalog.ts';
import { getEvent } from './events/operations/get-event.ts';
import { listEvents } from './events/operations/list-events.ts';
import { readFeed } from './events/operations/read-feed.ts';
import { archiveSubscription } from './subscriptions/operations/archive-subscription.ts';
import { completeRotation } from './subscriptions/operations/complete-rotation.ts';
import { createSubscription } from './subscriptions/operations/create-subscription.ts';
import { disableByHand } from './subscriptions/operations/disable-by-hand.ts';
import { enableSubscription } from './subscriptions/operations/enable-subscription.ts';
import { getStats } from './subscriptions/operations/get-stats.ts';
import { rotateSecret } from './subscriptions/operations/rotate-secret.ts';
import { testSubscription } from './subscriptions/operations/test-subscription.ts';
import { updateSubscription } from './subscriptions/operations/update-subscription.ts';
import { getSubscription, listSubscriptions } from './subscriptions/webhook-subscription.ts';

const base = '/api/v1/webhook-subscriptions';
const accepted = { status: 202 } as const;

/** What the platform registers of outbound webhooks: their routes and the jobs these hand to the workers. */
export function webhooks(catalog: EventCatalog): { routes: readonly Route[]; jobs: readonly Job[] } {
  const replay = replayMissingJob(catalog);
  return {
    jobs: [recoverJob, releaseHeldJob, replay],
    routes: routes('Webhooks', [
      get(base, listSubscriptions),
      post(base, createSubscription(catalog)),
      get(`${base}/:id`, getSubscription),
      patch(`${base}/:id`, updateSubscription(catalog)),
      del(`${base}/:id`, archiveSubscription),
      act(`${base}/:id/enable`, enableSubscription),
      act(`${base}/:id/disable`, disableByHand),
      act(`${base}/:id/test`, testSubscription(catalog), { policies: ['redelivery'] }),
      act(`${base}/:id/secret/rotate`, rotateSecret),
      act(`${base}/:id/secret/complete`, completeRotation),
      get(`${base}/:id/deliveries`, listDeliveries),
      act(`${base}/:id/recover`, recover(catalog), { ...accepted, policies: ['recover'] }),
      act(`${base}/:id/replay-missing`, replayMissing(replay), { ...accepted, policies: ['recover'] }),
      get(`${base}/:id/stats`, getStats),
      get('/api/v1/webhook-deliveries/:id', getDelivery),
      get('/api/v1/webhook-deliveries/:id/attempts', listAttempts),
      act('/api/v1/webhook-deliveries/:id/redeliver', redeliver, { ...accepted, policies: ['redelivery'] }),
      act('/api/v1/webhook-deliveries/:id/cancel', cancelDelivery),
      get('/api/v1/webhook-events', listEvents(catalog)),
      get('/api/v1/events', readFeed(catalog), { facade: true }),
      get('/api/v1/events/:id', getEvent(catalog), { facade: true }),
    ]),
  };
}
