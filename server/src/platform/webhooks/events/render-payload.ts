import type { Actor } from '../../../kernel/access/actor.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { hiddenFields } from '../../../kernel/access/mask.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import type { EventCatalog } from './event-catalog.ts';
import type { FactRow } from './fact.row.ts';

/** How much of a fact a reader is shown. Equal views of one fact share one body. */
interface View {
  mode: 'full' | 'thin';
  /** Whether the noun may be read at all; otherwise only its identifier is given. */
  readable: boolean;
  hidden: readonly string[];
}

/** The seven fields of the interface, in its order. */
export interface Payload {
  event: string;
  eventId: string;
  tenantId: string;
  entity: Record<string, unknown>;
  occurredAt: string;
  data: Record<string, unknown>;
  links: Record<string, unknown>;
}

interface Rendering {
  tenantId: string;
  publicUrl: string;
  catalog: EventCatalog;
}

const mostBytes = 64 * 1024;

/** The view of a noun that follows from the reader's rights as they are now. */
export function viewOf(catalog: EventCatalog, type: string, reader: Actor, mode: View['mode']): View {
  const readable = mayRead(reader, catalog, type);
  const entity = catalog.cardOf(type);
  const hidden = entity ? hiddenFields(entity, (permission) => reader.permissions.has(permission)) : [];
  return { mode: readable ? mode : 'thin', readable, hidden };
}

export function mayRead(reader: Actor, catalog: EventCatalog, type: string): boolean {
  try {
    authorize(reader, catalog.readingOf(type));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A fact as the reader may see it; one that is too large is sent thin. */
export function renderPayload(fact: FactRow, view: View, rendering: Rendering): Payload {
  const whole = shape(fact, view, rendering, false);
  if (view.mode === 'thin' || Buffer.byteLength(JSON.stringify(whole)) <= mostBytes) return whole;
  return shape(fact, { ...view, mode: 'thin' }, rendering, true);
}

function shape(fact: FactRow, view: View, rendering: Rendering, truncated: boolean): Payload {
  const { self, portal } = rendering.catalog.pathsOf(fact.entity_type, fact.entity_id);
  const at = (path: string | null) => (path === null ? null : `${rendering.publicUrl}${path}`);
  return {
    event: fact.event,
    eventId: fact.id,
    tenantId: rendering.tenantId,
    entity: {
      type: fact.entity_type,
      id: fact.entity_id,
      version: fact.entity_version,
      displayName: view.readable ? fact.display_name : null,
      externalIds: fact.links,
    },
    occurredAt: fact.occurred_at,
    data: { ...dataOf(fact, view), actor: actorOf(fact), schemaVersion: 1, truncated },
    links: { self: at(self), portal: at(portal), event: at(`/api/v1/events/${fact.id}`) },
  };
}

function dataOf({ data }: FactRow, { mode, readable, hidden }: View): Record<string, unknown> {
  const { object, previous, changedFields, status, reason, ...more } = data;
  const without = (held: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(held).filter(([name]) => !hidden.includes(name)));
  const emptied = (held: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(held).map(([name, value]) => [name, hidden.includes(name) ? null : value]));
  return {
    ...(mode === 'full' && object && { object: emptied(object) }),
    ...(readable && changedFields && { changedFields: changedFields.filter((name) => !hidden.includes(name)) }),
    ...(mode === 'full' && previous && { previous: without(previous) }),
    ...(status && { status }),
    ...(reason !== undefined && { reason }),
    ...(mode === 'full' && without(more)),
  };
}

const actorTypes: Record<string, string> = {
  ...{ apiKey: 'api_key', supplierLink: 'supplier_link', customerLink: 'customer_link', driverLink: 'driver_link' },
  identityProvider: 'identity_provider',
  visitor: 'system',
};

function actorOf({ actor_kind, actor_id, through_id }: FactRow) {
  return { type: actorTypes[actor_kind] ?? actor_kind, id: actor_kind === 'user' ? actor_id : through_id };
}
