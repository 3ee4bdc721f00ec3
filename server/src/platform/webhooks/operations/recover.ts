import Type from 'typebox';
import { invalidField, refuse, words } from '../../../kernel/errors.ts';
import { id, instant, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import type { EventCatalog } from '../event-catalog.ts';
import { recoverJob } from '../recover-deliveries.ts';
import type { ReplayJob } from '../replay-missing.ts';
import { checkSubscription } from '../subscription-input.ts';
import { subscriptionById } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

const taken = object({ jobId: id('Job that does it') });

const since = instant('From');
const until = Type.Optional(instant('Until; now unless said'));

export const recover = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.recover',
    summary: words('Send failed and held deliveries again', 'Повторить неудачные и отложенные доставки'),
    description: 'Sends what failed or was held in the window, oldest first, in the background.',
    permission: 'webhooks.redeliver',
    scope: 'webhooks.write',
    refuses: ['subscription_disabled'],
    input: object({ id: id(), since, until, events: Type.Optional(webhookSubscription.fields.events) }),
    output: taken,
    async run(ctx, { id, since, until = new Date().toISOString(), events = [] }) {
      checkSubscription(catalog, { events });
      await begin(ctx, id, since, until);
      return { jobId: (await ctx.enqueue(recoverJob, { subscriptionId: id, since, until, events })) as string };
    },
  });

export const replayMissing = (job: ReplayJob) =>
  command({
    name: 'webhooks.replay-missing',
    summary: words('Make deliveries that were never made', 'Создать недостающие доставки'),
    description:
      'For events of the window that this subscription wants now and never got: it is younger, or wanted less then.',
    permission: 'webhooks.redeliver',
    scope: 'webhooks.write',
    refuses: ['subscription_disabled'],
    input: object({ id: id(), since, until }),
    output: taken,
    async run(ctx, { id, since, until = new Date().toISOString() }) {
      await begin(ctx, id, since, until);
      return { jobId: (await ctx.enqueue(job, { subscriptionId: id, since, until })) as string };
    },
  });

async function begin(ctx: WriteContext, id: string, since: string, until: string) {
  const subscription = await subscriptionById(ctx.db, id);
  if (!subscription.enabled || subscription.archivedAt) throw refuse('subscription_disabled');
  if (since > until)
    throw invalidField('/until', 'minimum', words('must not be before since', 'не может быть раньше since'));
  ctx.record(webhookSubscription.fact('recovered', subscription, { since, until }));
}
