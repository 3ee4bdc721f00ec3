import { sql } from '../../../kernel/sql/sql.ts';
import { type FactRow, factColumns } from '../../webhooks/events/fact.row.ts';
import { mayRead, renderPayload, viewOf } from '../../webhooks/events/render-payload.ts';
import type { Run } from '../run.ts';
import type { DoorParts, DryRun } from '../visit.ts';

/** A batch may record thousands of facts; so many are shown. */
const mostShown = 200;

/** The events of facts that are about to be rolled back, as the feed would show them to the caller. */
export async function readUnsent(
  { catalog, services }: DoorParts,
  { db, actor }: Run,
  ids: readonly string[],
): Promise<{ events: DryRun['events']; leftOut: number }> {
  if (!catalog || ids.length === 0) return { events: [], leftOut: 0 };
  const told = await db.many<FactRow>(sql`
    select ${factColumns} from audit_events fact
    where fact.tenant_id = ${db.tenant} and fact.id = any(${ids}::uuid[]) and fact.audience <> 'internal' and fact.outcome = 'success'
    order by array_position(${ids}::uuid[], fact.id)`);
  const readable = told.filter((fact) => mayRead(actor, catalog, fact.entity_type));
  const rendering = { tenantId: db.tenant, publicUrl: services.publicUrl, catalog };
  const events = readable.slice(0, mostShown).map((fact) => ({
    ...renderPayload(fact, viewOf(catalog, fact.entity_type, actor, 'full'), rendering),
    dryRun: true as const,
  }));
  return { events, leftOut: readable.length - events.length };
}
