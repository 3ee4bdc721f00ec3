import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { EventCatalog } from '../events/event-catalog.ts';
import type { FactRow } from '../events/fact.row.ts';
import { renderPayload, viewOf } from '../events/render-payload.ts';
import type { Subscriber } from './subscribers.ts';

interface Told {
  catalog: EventCatalog;
  publicUrl: string;
}

/**
 * One delivery for each fact and subscription that wants it, in one statement. Each distinct view of a fact is rendered
 * once, and the text stored here is the text that will be signed and sent. Answers how many were new.
 */
export async function insertDeliveries(
  db: Db,
  facts: readonly FactRow[],
  subscribers: readonly Subscriber[],
  told: Told,
): Promise<number> {
  const { payloads, deliveries } = plan(db.tenant, facts, subscribers, told);
  if (deliveries.length === 0) return 0;
  return db.execute(sql`
    with bodies as (
      insert into webhook_payloads (tenant_id, id, body)
      select ${db.tenant}::uuid, made.id, made.body from json_to_recordset(${JSON.stringify(payloads)}::json) as made(id uuid, body text)
    )
    insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, entity_version,
      payload_id, request_id, status, next_attempt_at)
    select ${db.tenant}::uuid, made.id, made.subscription_id, made.event_id, made.event, made.entity_type, made.entity_id,
      coalesce(made.entity_version, 0), made.payload_id, made.request_id, made.status, case when made.status = 'pending' then now() end
    from json_to_recordset(${JSON.stringify(deliveries)}::json) as made(id uuid, subscription_id uuid, event_id uuid, event text,
      entity_type text, entity_id uuid, entity_version bigint, payload_id uuid, request_id text, status text)
    on conflict (tenant_id, subscription_id, event_id) do nothing`);
}

function plan(tenantId: string, facts: readonly FactRow[], subscribers: readonly Subscriber[], told: Told) {
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
        viewOf(told.catalog, fact.entity_type, subscriber.reader, subscriber.mode),
      );
      const payloadId = known(rendered, JSON.stringify(view), () => {
        const id = uuidv7();
        payloads.push({ id, body: JSON.stringify(renderPayload(fact, view, { tenantId, ...told })) });
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
