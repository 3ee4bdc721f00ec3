import type { AnyEntity } from '../../../kernel/entity.ts';
import { exampleOf } from './example-of.ts';
import { type Json, ref } from './json.ts';
import { schemaName, schemaPublisher } from './public-schema.ts';

const base = 'https://portal.example.com';
const id = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

export interface PublicEvent {
  event: string;
  summary: { en: string; ru: string };
  payload: Json;
  example: Json;
}

const kinds: Record<string, { en: string; ru: string }> = {
  created: { en: 'created', ru: 'создание' },
  updated: { en: 'changed', ru: 'изменение' },
  status_changed: { en: 'status changed', ru: 'смена статуса' },
  deleted: { en: 'archived or deleted', ru: 'архивирование или удаление' },
};

/** The public v1 events, from the facts of the entities that publish them. */
export function publicEvents(entities: readonly AnyEntity[]): PublicEvent[] {
  const stable = entities.filter((entity) => entity.audience === 'stable');
  return [...stable.flatMap((entity) => entity.facts.map((kind) => describe(entity, kind))), testEvent];
}

function describe(entity: AnyEntity, kind: string): PublicEvent {
  const event = entity.event(kind);
  const said = kinds[kind] ?? { en: kind.replaceAll('_', ' '), ru: kind.replaceAll('_', ' ') };
  const object = exampleOf(schemaPublisher([])(entity.view)) as Json;
  const changed = kind === 'updated' || kind === 'status_changed';
  const field = kind === 'status_changed' ? 'status' : entity.displayName;
  return {
    event,
    summary: { en: `${entity.noun.en}: ${said.en}`, ru: `${entity.noun.ru}: ${said.ru}` },
    payload: payloadSchema(event, entity.type, dataSchema(kind, ref('schemas', schemaName(entity)), entity)),
    example: payloadExample(event, entity, {
      object,
      ...(changed && { changedFields: [field], previous: { [field]: object[field] ?? null } }),
      ...(kind === 'status_changed' && { status: { from: String(object.status), to: String(object.status) } }),
      ...(kind === 'deleted' && { reason: 'archived' }),
      actor: { type: 'api_key', id },
      schemaVersion: 1,
      truncated: false,
    }),
  };
}

const text = (title: string): Json => ({ type: 'string', title });

function dataSchema(kind: string, object: Json, { changesTell = {} }: Pick<AnyEntity, 'changesTell'> = {}): Json {
  const changed = kind === 'updated' || kind === 'status_changed';
  const publish = schemaPublisher([]);
  const told = Object.fromEntries(Object.entries(changesTell).map(([name, field]) => [name, publish(field)]));
  return {
    type: 'object',
    properties: {
      object: {
        ...object,
        description: 'The record as the integration API shows it; absent from thin and cut payloads.',
      },
      ...(changed && {
        changedFields: { type: 'array', items: { type: 'string' }, title: 'Names of the fields that changed' },
        previous: { type: 'object', title: 'What those fields held before' },
        ...told,
      }),
      ...(kind === 'status_changed' && {
        status: { type: 'object', required: ['from', 'to'], properties: { from: text('Before'), to: text('After') } },
      }),
      ...(kind === 'deleted' && { reason: { type: 'string', enum: ['archived', 'deleted', 'deactivated'] } }),
      actor: {
        type: 'object',
        properties: { type: text('Who acted: user, api_key, inbound_webhook or system'), id: text('Their identifier') },
      },
      schemaVersion: { type: 'integer', title: 'Version of this payload' },
      truncated: { type: 'boolean', title: 'The object was left out because the payload passed 64 KiB' },
    },
  };
}

/** The seven fields of every payload. */
const payloadSchema = (event: string, entityType: string, data: Json): Json => ({
  type: 'object',
  required: ['event', 'eventId', 'tenantId', 'entity', 'occurredAt', 'data', 'links'],
  properties: {
    event: { type: 'string', const: event, title: 'Name of the event' },
    eventId: { type: 'string', format: 'uuid', title: 'Identifier; the same in every attempt: use it to drop repeats' },
    tenantId: { type: 'string', format: 'uuid', title: 'The portal' },
    entity: {
      type: 'object',
      title: 'What it happened to',
      required: ['type', 'id'],
      properties: {
        type: { type: 'string', const: entityType },
        id: { type: 'string', format: 'uuid' },
        version: { type: ['integer', 'null'], title: 'Version after the change: drop what is older than you have' },
        displayName: { type: ['string', 'null'] },
        externalIds: {
          type: 'array',
          items: {
            type: 'object',
            properties: { externalSource: text('External system'), externalId: text('Its identifier') },
          },
        },
      },
    },
    occurredAt: { type: 'string', format: 'date-time', title: 'When it was committed' },
    data: { ...data, title: 'What happened' },
    links: {
      type: 'object',
      title: 'Where to read more',
      properties: {
        self: text('The record'),
        portal: text('The record in the portal'),
        event: text('This event in the feed'),
      },
    },
  },
});

const payloadExample = (event: string, { type }: { type: string }, data: Json): Json => ({
  event,
  eventId: id,
  tenantId: '01900000-0000-7000-8000-000000000001',
  entity: {
    type,
    id,
    version: 1,
    displayName: 'Цемент М500',
    externalIds: [{ externalSource: '1c', externalId: '000000104' }],
  },
  occurredAt: '2026-11-20T09:15:30.123Z',
  data,
  links: { event: `${base}/api/v1/events/${id}` },
});

const testEvent: PublicEvent = {
  event: 'integration.test_event',
  summary: { en: 'A test of the subscription', ru: 'Проверка подписки' },
  payload: payloadSchema('integration.test_event', 'webhook_endpoint', {
    type: 'object',
    properties: { message: text('Words of the test') },
  }),
  example: payloadExample('integration.test_event', { type: 'webhook_endpoint' }, { message: 'It works.' }),
};
