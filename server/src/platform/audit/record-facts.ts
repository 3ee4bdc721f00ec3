import type { Actor } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db.ts';
import type { Fact } from '../../kernel/entity.ts';
import { join, sql } from '../../kernel/sql.ts';
import { uuidv7 } from '../../kernel/uuid.ts';

/** A statement takes 65 535 values, and a fact is 17 of them. */
const mostRows = 3_800;

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
  if (facts.length > mostRows)
    return Promise.all([
      recordFacts(db, actor, facts.slice(0, mostRows), requestId),
      recordFacts(db, actor, facts.slice(mostRows), requestId),
    ]);
  const { kind, userId, throughId = null, ip = null, userAgent = null } = actor;
  const rows = facts.map(
    (fact) => sql`
      (${db.tenant}, ${fact.id ?? uuidv7()}, ${kind}, ${userId}, ${throughId}, ${ip}, ${userAgent}, ${requestId}, ${fact.operation},
        ${fact.event}, ${fact.audience}, ${fact.entityType}, ${fact.entityId}, ${fact.entityVersion}, ${fact.displayName},
        ${fact.outcome ?? 'success'}, ${JSON.stringify(fact.data)})`,
  );
  return db.execute(sql`
    insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
      event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
    values ${join(rows)}`);
}
