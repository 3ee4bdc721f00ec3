import type { Actor } from '../../kernel/access/actor.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { NamedFact } from './record-facts.ts';

/** Facts beyond a few, as one value. */
export function recordManyFacts(
  db: Db,
  actor: Actor,
  facts: readonly NamedFact[],
  requestId: string,
): Promise<unknown> {
  const { kind, userId, throughId = null, ip = null, userAgent = null } = actor;
  const rows = facts.map(({ outcome = 'success', ...fact }) => ({ outcome, ...fact }));
  return db.execute(sql`
    insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
      event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
    select ${db.tenant}::uuid, id, ${kind}::text, ${userId}::uuid, ${throughId}::uuid, ${ip}::inet, ${userAgent}::text, ${requestId}::text, operation,
      event, audience, "entityType", "entityId", "entityVersion", "displayName", outcome, data
    from json_to_recordset(${JSON.stringify(rows)}::json) given(id uuid, operation text, event text, audience text, "entityType" text,
      "entityId" uuid, "entityVersion" bigint, "displayName" text, outcome text, data json)
    returning id`);
}
