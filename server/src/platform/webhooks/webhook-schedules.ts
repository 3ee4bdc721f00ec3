import type { Schedule } from '../../kernel/job.ts';
import type { Portals } from './create-portals.ts';
import { purgeDeliveries } from './deliveries/purge-deliveries.ts';
import { watchSubscriptions } from './subscriptions/watch-subscriptions.ts';

/** Recurring work: warnings and the end of receivers that do not answer, and retention. */
export const webhookSchedules = (portals: Portals): readonly Schedule[] => [
  {
    name: 'webhooks.watch-subscriptions',
    everySeconds: 60,
    async run() {
      for (const tenantId of await portals.withFailingWebhooks()) await portals.run(tenantId, watchSubscriptions, {});
    },
  },
  {
    name: 'webhooks.purge-deliveries',
    everySeconds: 3_600,
    async run() {
      await portals.dropOldAttempts();
      for (const tenantId of await portals.withWebhooks()) {
        while ((await portals.run<number>(tenantId, purgeDeliveries, {})) > 0);
      }
    },
  },
];
