import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import type { Consumer } from '../../../../kernel/integrations/consumer.ts';
import type { ProviderWebhook, ReadDelivery } from '../../../../kernel/integrations/provider-webhook.ts';
import { type Job, job } from '../../../../kernel/job.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { parseStorable } from '../../../../kernel/values/storable-text.ts';
import type { Connectors } from '../../installation.row.ts';
import { writeLog } from '../../log/write-log.ts';
import { deliveryLine } from './delivery-line.ts';
import { forgetEvents, freshEvents } from './fresh-events.ts';
import { changeDelivery, type DeliveryRow, holdOpenDelivery } from './provider-delivery.row.ts';

const payload = object({ deliveryId: id() });

const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

/** Seconds before events that wait are handed over again. */
const spacing = [30, 120, 600, 3_600, 10_800] as const;

/** Hands the events of one post to the domain, in one transaction with the note that they were taken. */
export function applyDelivery(connectors: Connectors, consumers: readonly Consumer[]): Job<typeof payload> {
  const apply = command({
    name: 'integrations.apply-delivery',
    summary: words('Take what a provider posted', 'Разобрать вебхук провайдера'),
    ...ours,
    input: payload,
    async run(ctx, { deliveryId }) {
      ctx.nothingChanged();
      const held = await holdOpenDelivery(ctx.db, deliveryId);
      if (!held) return;
      const webhook = connectors.bySlug(held.slug)?.webhook;
      const read = webhook ? readBody(webhook, held) : null;
      if (!webhook || !read) return end(ctx, held, 'unreadable', unreadable);
      const consume = consumers.find(({ stream }) => stream === `webhooks.${webhook.area}`);
      if (!consume) throw new Error(`Nobody takes webhooks of ${webhook.area}`);
      await hand(ctx, held, read, consume);
    },
  });

  const giveUp = command({
    name: 'integrations.give-up-delivery',
    summary: words('Give a webhook of a provider up', 'Отказаться от вебхука провайдера'),
    ...ours,
    input: payload,
    async run(ctx, { deliveryId }) {
      ctx.nothingChanged();
      const held = await holdOpenDelivery(ctx.db, deliveryId);
      if (held) await end(ctx, held, 'failed', brokeHere);
    },
  });

  const made: Job<typeof payload> = job({
    name: 'integrations.apply-delivery',
    payload,
    command: apply,
    onGivenUp: { command: giveUp, input: (given) => given },
  });

  async function hand(
    ctx: WriteContext,
    held: DeliveryRow,
    { events, probe, unread }: ReadDelivery,
    consume: Consumer,
  ) {
    const fresh = await freshEvents(ctx.db, held.installation_id, events);
    const told =
      fresh.length === 0
        ? { left: [], skipped: undefined }
        : await ctx.call(consume.command, {
            installationId: held.installation_id,
            source: held.slug,
            items: fresh.map(({ event }) => event),
          });
    const left = (told.left ?? []).flatMap((place) => fresh[place] ?? []);
    await forgetEvents(ctx.db, held.installation_id, left);
    const counted = { events: events.length, fresh: fresh.length - left.length, unread };
    const wait = left.length === 0 ? undefined : spacing[held.attempts];
    if (wait === undefined)
      return end(ctx, held, left.length === 0 ? 'applied' : 'skipped', told.skipped ?? saidOf(unread), {
        ...counted,
        probe,
      });
    await changeDelivery(ctx.db, held.id, { status: 'waiting', events: counted.events, fresh: counted.fresh });
    await writeLog(ctx.db, held.installation_id, [deliveryLine(held, 'waiting', told.skipped ?? taken, counted)]);
    const dueAt = new Date(portalNow().getTime() + wait * 1_000).toISOString();
    await ctx.enqueue(made, { deliveryId: held.id }, { dueAt, key: held.id });
  }

  return made;
}

const saidOf = (unread: number) => (unread === 0 ? taken : partlyRead);

/** What is not read stays with its bytes until it is purged; of the rest nothing has to be kept. */
async function end(
  ctx: WriteContext,
  held: DeliveryRow,
  status: 'applied' | 'unreadable' | 'skipped' | 'failed',
  message: Words,
  counted: { events: number; fresh: number; unread: number; probe?: boolean } = { events: 0, fresh: 0, unread: 0 },
) {
  const { events, fresh, unread } = counted;
  const gone = status === 'applied' && unread === 0 ? { body: null } : {};
  await changeDelivery(ctx.db, held.id, { status, events, fresh, ...gone, finished_at: portalNow().toISOString() });
  await writeLog(ctx.db, held.installation_id, [deliveryLine(held, status, message, counted)]);
}

function readBody(webhook: ProviderWebhook<never>, { body, received_at }: DeliveryRow): ReadDelivery | null {
  try {
    return webhook.read(parseStorable((body as Buffer).toString('utf8')), new Date(received_at));
  } catch {
    // Not JSON, or of a form that the connector has never seen.
    return null;
  }
}

const taken = words('Received from the provider.', 'Получено от провайдера.');

const partlyRead = words(
  'Some of what the provider posted could not be read; the rest was taken. The bytes are kept for 30 days.',
  'Часть того, что прислал провайдер, прочитать не удалось, остальное принято. Содержимое хранится 30 дней.',
);

const unreadable = words(
  'What the provider posted could not be read. The bytes are kept for 30 days.',
  'Не удалось прочитать, что прислал провайдер. Содержимое хранится 30 дней.',
);

const brokeHere = words(
  'Something went wrong on our side: events of the provider were not taken. The bytes are kept for 30 days.',
  'Произошла ошибка на нашей стороне: события провайдера не приняты. Содержимое хранится 30 дней.',
);
