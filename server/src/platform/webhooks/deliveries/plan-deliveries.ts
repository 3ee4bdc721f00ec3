import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { EventCatalog } from '../events/event-catalog.ts';
import type { FactRow } from '../events/fact.row.ts';
import { renderPayload, viewOf } from '../events/render-payload.ts';
import type { Subscriber } from './read-subscribers.ts';

export interface DeliveryPlanning {
  catalog: EventCatalog;
  publicUrl: string;
}

/** Which subscriptions receive which fact, and in what form: each distinct view of a fact is rendered once. */
export function planDeliveries(
  tenantId: string,
  facts: readonly FactRow[],
  subscribers: readonly Subscriber[],
  planning: DeliveryPlanning,
) {
  const payloads: Array<{ id: string; body: string }> = [];
  const deliveries: object[] = [];
  const views = new Map<string, ReturnType<typeof viewOf>>();
  const room = new Map(subscribers.map(({ id, room }) => [id, room]));

  for (const fact of facts) {
    const rendered = new Map<string, string>();
    for (const subscriber of subscribers) {
      if (!subscriber.wants(fact.event)) continue;
      if (!subscriber.enabled && !takeRoom(room, subscriber.id)) continue;
      const view = known(views, `${subscriber.id}|${fact.entity_type}`, () =>
        viewOf(planning.catalog, fact.entity_type, subscriber.reader, subscriber.mode),
      );
      const payloadId = known(rendered, JSON.stringify(view), () => {
        const id = uuidv7();
        payloads.push({ id, body: JSON.stringify(renderPayload(fact, view, { tenantId, ...planning })) });
        return id;
      });
      deliveries.push({
        id: uuidv7(),
        subscription_id: subscriber.id,
        event_id: fact.id,
        event: fact.event,
        entity_type: fact.entity_type,
        entity_id: fact.entity_id,
        entity_version: fact.entity_version,
        payload_id: payloadId,
        request_id: fact.request_id,
        status: subscriber.enabled ? 'pending' : 'held',
      });
    }
  }
  return { payloads, deliveries };
}

/** A disabled subscription keeps so many events and no more. */
function takeRoom(room: Map<string, number>, id: string): boolean {
  const left = room.get(id) ?? 0;
  room.set(id, left - 1);
  return left > 0;
}

function known<T>(held: Map<string, T>, key: string, make: () => T): T {
  const value = held.get(key) ?? make();
  held.set(key, value);
  return value;
}
