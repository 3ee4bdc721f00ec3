import Type from 'typebox';
import type { WebhookSubscription } from '../../../../../../nouns/webhook-subscription.ts';
import { id, instant, integer, object } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { invalidField, refuse, words } from '../../../../kernel/problems/errors.ts';
import type { EventCatalog } from '../../events/event-catalog.ts';
import { checkSubscription } from '../../subscriptions/subscription-input.ts';
import { webhookSubscription, webhookSubscriptions } from '../../subscriptions/webhook-subscription.ts';
import { recoverDeliveries } from '../recover-deliveries.ts';
import { countMissing, type ReplayJob } from '../replay-missing.ts';

const since = instant('From');
const until = Type.Optional(instant('Until; now unless said'));

const taken = object({
  deliveries: integer('Deliveries that will be sent; counted to 100 000 at most', { minimum: 0 }),
});

export const recover = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.recover',
    summary: words('Send lost deliveries again', 'Повторить потерянные доставки'),
    description:
      'Sends what failed, was held or waits for its next retry in the window, oldest first, and answers how many there are. With none there is nothing to wait for, and the request is not counted by the limit `recover`.',
    permission: 'webhooks.redeliver',
    scope: 'webhooks.write',
    refuses: ['subscription_disabled'],
    input: object({ id: id(), since, until, events: Type.Optional(webhookSubscription.fields.events) }),
    output: taken,
    async run(ctx, { id, since, until = new Date().toISOString(), events = [] }) {
      checkSubscription(catalog, { events });
      const subscription = await standing(ctx, id, since, until);
      const deliveries = await recoverDeliveries(ctx, { subscriptionId: id, since, until, events });
      tell(ctx, subscription, { since, until, deliveries });
      return { deliveries };
    },
  });

export const replayMissing = (job: ReplayJob) =>
  command({
    name: 'webhooks.replay-missing',
    summary: words('Make deliveries that were never made', 'Создать недостающие доставки'),
    description:
      'For events of the window that this subscription wants now and never got: it is younger, or wanted less then. Answers how many there are; none are not counted by the limit `recover`.',
    permission: 'webhooks.redeliver',
    scope: 'webhooks.write',
    refuses: ['subscription_disabled'],
    input: object({ id: id(), since, until }),
    output: taken,
    async run(ctx, { id, since, until = portalNow().toISOString() }) {
      const subscription = await standing(ctx, id, since, until);
      const deliveries = await countMissing(ctx.db, subscription, since, until);
      if (deliveries > 0) await ctx.enqueue(job, { subscriptionId: id, since, until });
      tell(ctx, subscription, { since, until, deliveries });
      return { deliveries };
    },
  });

async function standing(ctx: WriteContext, id: string, since: string, until: string) {
  const subscription = await webhookSubscriptions.byId(ctx.db, id);
  if (!subscription.enabled || subscription.archivedAt) throw refuse('subscription_disabled');
  if (since > until)
    throw invalidField('/until', 'minimum', words('must not be before since', 'не может быть раньше since'));
  return subscription;
}

const tell = (
  ctx: WriteContext,
  subscription: WebhookSubscription,
  done: { deliveries: number; [part: string]: unknown },
) =>
  done.deliveries === 0 ? ctx.nothingChanged() : ctx.record(webhookSubscription.fact('recovered', subscription, done));
