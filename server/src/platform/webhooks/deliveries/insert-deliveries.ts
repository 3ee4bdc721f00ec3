import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { FactRow } from '../events/fact.row.ts';
import { type DeliveryPlanning, planDeliveries } from './plan-deliveries.ts';
import type { Subscriber } from './read-subscribers.ts';

/**
 * One delivery for each fact and subscription that wants it, in one flight. The text stored here is the text
 * that will be signed and sent. Answers how many were new.
 */
export async function insertDeliveries(
  db: Db,
  facts: readonly FactRow[],
  subscribers: readonly Subscriber[],
  planning: DeliveryPlanning,
): Promise<number> {
  const { payloads, deliveries } = planDeliveries(db.tenant, facts, subscribers, planning);
  if (deliveries.length === 0) return 0;
  const bodies = db.execute(sql`
    insert into webhook_payloads (tenant_id, id, body)
    select ${db.tenant}::uuid, made.id, made.body from json_to_recordset(${JSON.stringify(payloads)}::json) as made(id uuid, body text)
    returning id`);
  const made = db.execute(sql`
    insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, entity_version,
      payload_id, request_id, status, next_attempt_at)
    select ${db.tenant}::uuid, made.id, made.subscription_id, made.event_id, made.event, made.entity_type, made.entity_id,
      coalesce(made.entity_version, 0), made.payload_id, made.request_id, made.status, clock.at
    from json_to_recordset(${JSON.stringify(deliveries)}::json) as made(id uuid, subscription_id uuid, event_id uuid, event text,
      entity_type text, entity_id uuid, entity_version bigint, payload_id uuid, request_id text, status text)
    left join (select now() as at) clock on made.status = 'pending'
    on conflict (tenant_id, subscription_id, event_id) do nothing`);
  return (await Promise.all([made, bodies]))[0];
}
