import Type from 'typebox';
import type { AnyEntity } from '../../../../kernel/entity.ts';
import { exampleId, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { type EventCatalog, testEvent } from '../event-catalog.ts';
import { exampleOf } from '../example-of.ts';
import type { FactRow } from '../fact.row.ts';
import { payloadSchema } from '../payload-schema.ts';
import { renderPayload } from '../render-payload.ts';

const json = (title: string) => Type.Unsafe<Record<string, unknown>>({ type: 'object', title });

const entry = object({
  name: Type.String({ title: 'Event name' }),
  entityType: Type.String({ title: 'Kind of the record' }),
  kind: Type.String({ title: 'What happened' }),
  stable: Type.Boolean({ title: 'Part of the stable catalog of version 1' }),
  schema: json('JSON Schema of the body'),
  example: json('Example of the body'),
});

type Entry = Type.Static<typeof entry>;

/** Every event a subscription may name, made from the entities: it cannot say anything the events do not hold. */
export function listEvents(catalog: EventCatalog) {
  const shape = (publicUrl: string): Entry[] => [
    ...[...catalog.events].map(([name, { entity, kind }]) => entryOf(catalog, publicUrl, name, entity, kind)),
    testEntry(catalog, publicUrl),
  ];
  const made = new Map<string, Entry[]>();
  return query({
    name: 'webhooks.list-events',
    summary: words('List the events', 'Список событий'),
    permission: 'webhooks.read',
    scope: 'webhooks.read',
    input: object({}),
    output: object({ items: Type.Array(entry) }),
    async run({ services: { publicUrl } }) {
      const items = made.get(publicUrl) ?? shape(publicUrl);
      made.set(publicUrl, items);
      return { items };
    },
  });
}

function entryOf(catalog: EventCatalog, publicUrl: string, name: string, entity: AnyEntity, kind: string): Entry {
  const record: Record<string, unknown> = { ...(exampleOf(entity.view) as object), id: exampleId };
  const data = { object: record, ...exampleMore(entity, kind) };
  const example = exampleBody(catalog, publicUrl, name, entity.type, data, String(record[entity.displayName]));
  return {
    name,
    entityType: entity.type,
    kind,
    stable: entity.audience === 'stable',
    schema: { ...payloadSchema(entity) },
    example,
  };
}

function exampleMore(entity: AnyEntity, kind: string): FactRow['data'] {
  const changed = { changedFields: [entity.displayName], previous: { [entity.displayName]: 'Before' } };
  if (kind === 'updated') return changed;
  const [from, to] = entity.lifecycle?.statuses ?? [];
  if (kind === 'status_changed' && from && to)
    return { changedFields: ['status'], previous: { status: from }, status: { from, to } };
  return kind === 'deleted' ? { reason: 'archived' } : {};
}

function testEntry(catalog: EventCatalog, publicUrl: string): Entry {
  const data = { message: 'This is a test event. No business data has changed.' };
  const example = exampleBody(catalog, publicUrl, testEvent, 'integration', data, 'ERP');
  return {
    name: testEvent,
    entityType: 'integration',
    kind: 'test_event',
    stable: true,
    schema: { ...payloadSchema() },
    example,
  };
}

function exampleBody(
  catalog: EventCatalog,
  publicUrl: string,
  event: string,
  type: string,
  data: FactRow['data'],
  displayName: string,
): Record<string, unknown> {
  const fact: FactRow = {
    id: exampleId,
    event,
    entity_type: type,
    entity_id: exampleId,
    entity_version: 1,
    display_name: displayName,
    occurred_at: '2026-11-20T09:15:30.123Z',
    actor_kind: 'user',
    actor_id: exampleId,
    through_id: null,
    request_id: exampleId,
    data,
    links: [{ externalSource: '1c', externalId: '000000104' }],
  };
  const view = { mode: 'full', readable: true, hidden: [] } as const;
  return { ...renderPayload(fact, view, { tenantId: exampleId, publicUrl, catalog }) };
}
