import type { Actor } from '../../kernel/access/actor.ts';
import type { Fact } from '../../kernel/entity.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { join, sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { handOver, type ReactionsTo } from '../reactions/hand-over.ts';

/** Facts beyond these go as one value, so that their number never reaches the text of the statement. */
const few = 20;

/**
 * The audit trail is the outbox: one row for each fact, written in the same transaction as the change.
 * What cannot be written down throws here and now, before the commit behind it can be sent. Resolves to their identifiers.
 */
export function recordFacts(
  { reactionsTo }: { reactionsTo: ReactionsTo },
  db: Db,
  actor: Actor,
  recorded: ReadonlyArray<Fact & { operation: string }>,
  requestId: string,
): Promise<string[]> {
  if (recorded.length === 0) return Promise.resolve([]);
  const facts = recorded.map((fact) => ({ ...fact, id: fact.id ?? uuidv7() }));
  const write = facts.length > few ? recordMany : recordFew;
  const written = [...Map.groupBy(facts, ({ by }) => by)].map(([by, own]) =>
    write(db, by === undefined ? actor : { ...actor, kind: 'user', userId: by }, own, requestId),
  );
  return Promise.all([...written, handOver(db, reactionsTo, facts)]).then(() => facts.map(({ id }) => id));
}

type NamedFact = Fact & { id: string; operation: string };

function recordFew(db: Db, actor: Actor, facts: readonly NamedFact[], requestId: string): Promise<unknown> {
  const { kind, userId, throughId = null, ip = null, userAgent = null } = actor;
  const rows = facts.map(
    (fact) => sql`
      (${db.tenant}, ${fact.id}, ${kind}, ${userId}, ${throughId}, ${ip}, ${userAgent}, ${requestId}, ${fact.operation},
        ${fact.event}, ${fact.audience}, ${fact.entityType}, ${fact.entityId}, ${fact.entityVersion}, ${fact.displayName},
        ${fact.outcome ?? 'success'}, ${JSON.stringify(fact.data)})`,
  );
  return db.execute(sql`
    insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
      event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
    values ${join(rows)}`);
}

function recordMany(db: Db, actor: Actor, facts: readonly NamedFact[], requestId: string): Promise<unknown> {
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
