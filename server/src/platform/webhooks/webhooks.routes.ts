import type { Job } from '../../kernel/job.ts';
import { act, del, get, patch, post, type Route, routes } from '../../kernel/routes.ts';
import type { EventCatalog } from './event-catalog.ts';
import { archiveSubscription } from './operations/archive-subscription.ts';
import { cancelDelivery } from './operations/cancel-delivery.ts';
import { completeRotation } from './operations/complete-rotation.ts';
import { createSubscription } from './operations/create-subscription.ts';
import { disableByHand } from './operations/disable-subscription.ts';
import { enableSubscription } from './operations/enable-subscription.ts';
import { getDelivery } from './operations/get-delivery.ts';
import { getEvent } from './operations/get-event.ts';
import { getStats } from './operations/get-stats.ts';
import { getSubscription } from './operations/get-subscription.ts';
import { listAttempts } from './operations/list-attempts.ts';
import { listDeliveries } from './operations/list-deliveries.ts';
import { listEvents } from './operations/list-events.ts';
import { listSubscriptions } from './operations/list-subscriptions.ts';
import { readFeed } from './operations/read-feed.ts';
import { recover, replayMissing } from './operations/recover.ts';
import { redeliver } from './operations/redeliver.ts';
import { rotateSecret } from './operations/rotate-secret.ts';
import { testSubscription } from './operations/test-subscription.ts';
import { updateSubscription } from './operations/update-subscription.ts';
import { recoverJob } from './recover-deliveries.ts';
import { releaseHeldJob } from './release-held.ts';
import { replayMissingJob } from './replay-missing.ts';

const base = '/api/v1/webhook-subscriptions';
const accepted = { status: 202 } as const;

/** What the platform lends of outbound webhooks: their routes and the jobs these hand to the workers. */
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
