import Type from 'typebox';
import type { AnyEntity } from '../../../kernel/entity.ts';
import { id, instant, nullable, object, text } from '../../../kernel/fields.ts';

const address = (title: string) => nullable(Type.String({ title }));
const names = (title: string) => Type.Array(Type.String(), { title });

/** The body of an event; with an entity, its record and what its changes add are described too. */
export const payloadSchema = (entity?: Pick<AnyEntity, 'view' | 'changesTell'>) =>
  object({
    event: Type.String({ title: 'Event name' }),
    eventId: id('Identifier of the event, the same in every attempt and in the audit trail'),
    tenantId: id('Portal'),
    entity: object({
      type: Type.String({ title: 'Kind of the record' }),
      id: id('Record'),
      version: nullable(Type.Integer({ title: 'Version of the record after the change' })),
      displayName: nullable(Type.String({ title: 'How people call it' })),
      externalIds: Type.Array(
        object({ externalSource: text(64, 'Name of the external system'), externalId: text(200, 'Identifier there') }),
      ),
    }),
    occurredAt: instant('Happened'),
    data: Type.Object({
      object: Type.Optional(
        entity?.view ?? Type.Unsafe<Record<string, unknown>>({ type: 'object', title: 'The record' }),
      ),
      changedFields: Type.Optional(names('Fields that changed')),
      previous: Type.Optional(Type.Unsafe<Record<string, unknown>>({ type: 'object', title: 'What they were' })),
      status: Type.Optional(object({ from: Type.String(), to: Type.String() })),
      reason: Type.Optional(Type.String({ title: 'Why it is gone', examples: ['archived'] })),
      ...entity?.changesTell,
      actor: object({ type: Type.String({ title: 'Who did it' }), id: nullable(id()) }),
      schemaVersion: Type.Integer({ title: 'Version of this shape' }),
      truncated: Type.Boolean({ title: 'The record was left out for its size' }),
    }),
    links: object({
      self: address('The record in the API'),
      portal: address('The record in the portal'),
      event: address('This event'),
    }),
  });
