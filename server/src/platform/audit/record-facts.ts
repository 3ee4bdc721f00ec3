import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db.ts';
import type { Fact } from '../../kernel/entity.ts';
import { sql } from '../../kernel/sql.ts';

/**
 * The audit trail is the outbox: one row for each fact, written in the same transaction as the change.
 * What cannot be written down throws here and now, before the commit behind it can be sent.
 */
export function recordFacts(
  db: Db,
  actor: Actor,
  facts: ReadonlyArray<Fact & { operation: string }>,
  requestId: string,
): Promise<unknown> {
  if (facts.length === 0) return Promise.resolve();
  const rows = facts.map((fact) => ({
    id: fact.id ?? null,
    event: fact.event,
    audience: fact.audience,
    operation: fact.operation,
    entity_type: fact.entityType,
    entity_id: fact.entityId,
    entity_version: fact.entityVersion,
    display_name: fact.displayName,
    data: fact.data,
    outcome: fact.outcome ?? 'success',
  }));
  return db.execute(sql`
    insert into audit_events (tenant_id, actor_kind, actor_id, through_id, ip, user_agent, request_id,
      id, event, audience, operation, entity_type, entity_id, entity_version, display_name, data, outcome)
    select ${db.tenant}::uuid, ${actor.kind}, ${actor.userId}::uuid, ${actor.throughId ?? null}::uuid, ${actor.ip ?? null}::inet,
      ${actor.userAgent ?? null}, ${requestId}, coalesce(fact.id, uuidv7()), event, audience, operation, entity_type, entity_id, entity_version, display_name, data, outcome
    from json_to_recordset(${JSON.stringify(rows)}::json) as fact(id uuid, event text, audience text, operation text, entity_type text,
      entity_id uuid, entity_version bigint, display_name text, data json, outcome text)`);
}
