import { ownTenant, sql } from '../../kernel/sql/sql.ts';
import type { AuditEvent } from './audit-event.ts';

export const eventColumns = sql`
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, event.through_id, host(event.ip) as ip, event.user_agent, event.request_id, event.data,
  (select person.full_name from users person where person.tenant_id = ${ownTenant} and person.id = event.actor_id) as actor_name,
  (select key.name from api_keys key where key.tenant_id = ${ownTenant} and key.id = event.through_id) as through_name`;

export interface EventRow {
  id: string;
  event: string;
  operation: string;
  outcome: AuditEvent['outcome'];
  occurred_at: string;
  entity_type: string;
  entity_id: string;
  entity_version: number | null;
  display_name: string | null;
  actor_kind: AuditEvent['actor']['type'];
  actor_id: string | null;
  actor_name: string | null;
  through_id: string | null;
  through_name: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string;
  data: Record<string, unknown>;
}

export const presentEvent = (row: EventRow): AuditEvent => ({
  id: row.id,
  event: row.event,
  operation: row.operation,
  outcome: row.outcome,
  occurredAt: row.occurred_at,
  entityType: row.entity_type,
  entityId: row.entity_id,
  entityVersion: row.entity_version,
  displayName: row.display_name,
  actor: {
    type: row.actor_kind,
    id: row.actor_id,
    name: row.actor_name,
    throughId: row.through_id,
    throughName: row.through_name,
  },
  ip: row.ip,
  userAgent: row.user_agent,
  requestId: row.request_id,
  data: row.data,
});
