import { createHash } from 'node:crypto';
import type { Call } from '../../kernel/integrations/call.ts';
import type { TaskHint } from '../../kernel/integrations/ports/task-tracker.ts';
import type { ProviderWebhook, ReadDelivery } from '../../kernel/integrations/provider-webhook.ts';
import { ask, orNothing } from './ask-yougile.ts';
import type { YougileSettings } from './settings.ts';
import { read, type SubscriptionDto, shapes } from './wire.ts';

/** A regular expression of the service: everything that happens to tasks. */
const events = 'task-.*';

type YougileCall = Call<YougileSettings>;

export const webhook: ProviderWebhook<YougileSettings> = {
  area: 'tasktracker',
  read: readDelivery,

  /** One subscription for an address: two of them double every event. */
  async register(call, { url, held }) {
    const known = typeof held?.webhookId === 'string' ? held.webhookId : null;
    const mine = (await subscriptions(call)).filter((one) => one.url === url || one.id === known);
    const [first = null, ...doubles] = mine.toSorted((a, b) => Number(b.id === known) - Number(a.id === known));
    const id = first === null ? await subscribe(call, url) : await adopt(call, first, url);
    for (const double of doubles) await change(call, double.id, { deleted: true });
    return { state: { webhookId: id } };
  },

  async unregister(call, { url, state }) {
    const mine = (await subscriptions(call)).filter((one) => one.id === state.webhookId || one.url === url);
    for (const one of mine) await orNothing(change(call, one.id, { deleted: true }));
  },
};

/** Subscriptions of the whole company, whoever made them. */
export async function subscriptions(call: YougileCall): Promise<SubscriptionDto[]> {
  const answer = await ask(call, { class: 'read', method: 'GET', path: '/webhooks', operation: 'webhooks.list' });
  return read(shapes.subscriptions, answer).filter(({ deleted }) => deleted !== true);
}

export const change = (call: YougileCall, id: string, body: Record<string, unknown>) =>
  ask(call, {
    class: 'idempotent-write',
    method: 'PUT',
    path: `/webhooks/${encodeURIComponent(id)}`,
    operation: 'webhooks.change',
    body,
  });

async function subscribe(call: YougileCall, url: string): Promise<string> {
  const body = { url, event: events };
  // A repeat that is not needed would double every event.
  const asked = { class: 'unsafe-write', method: 'POST', path: '/webhooks', operation: 'webhooks.create' } as const;
  return read(shapes.made, await ask(call, { ...asked, body })).id;
}

async function adopt(call: YougileCall, { id, url: at, event, disabled }: SubscriptionDto, url: string) {
  const wanted = { ...(at !== url && { url }), ...(event !== events && { event: events }) };
  const body = { ...wanted, ...(disabled === true && { disabled: false }) };
  if (Object.keys(body).length > 0) await change(call, id, body);
  return id;
}

/** Milliseconds within which the same body is the same event: a slow answer brings it again within seconds. */
const repeatedWithin = 10_000;

interface Posted {
  event?: unknown;
  payload?: unknown;
  data?: unknown;
}

/** The object stands in `payload`, or in `data`. What happens to others than tasks is understood and passed over. */
function readDelivery(body: unknown, at: Date): ReadDelivery | null {
  if (typeof body !== 'object' || body === null) return null;
  const { event, payload, data } = body as Posted;
  const object = (payload ?? data) as { id?: unknown } | undefined;
  if (typeof event !== 'string' || typeof object !== 'object' || object === null) return null;
  if (!event.startsWith('task-')) return { events: [], unread: 0, probe: false };
  const { id } = object;
  if (typeof id !== 'string' || id === '' || id.length > 200) return null;
  const hint: TaskHint = { taskId: id, event: event.slice(0, 100), at: at.toISOString() };
  const within = Math.floor(at.getTime() / repeatedWithin);
  return { events: [{ key: `${event} ${id} ${digestOf(body)} ${within}`, event: hint }], unread: 0, probe: false };
}

const digestOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');
