import Type from 'typebox';
import { choice, id, instant, integer, nullable, object } from '../../kernel/fields.ts';

export const outcomes = ['success', 'denied', 'failed'] as const;

export const auditEvent = object(
  {
    id: id('Identifier; also the event id of webhooks'),
    event: Type.String({ title: 'Event', examples: ['integration_api.catalog_item.updated'] }),
    operation: Type.String({ title: 'Operation', examples: ['catalog.update-item'] }),
    outcome: choice(outcomes, 'Outcome'),
    occurredAt: instant('Happened'),
    entityType: Type.String({ title: 'Kind of the entity' }),
    entityId: id('Entity'),
    entityVersion: nullable(integer('Version of the entity after it')),
    displayName: nullable(Type.String({ title: 'Name of the entity then' })),
    actor: object({
      type: choice(['user', 'apiKey', 'supplierLink', 'integration', 'system', 'visitor'], 'Kind of actor'),
      id: nullable(id('The person answerable')),
      name: nullable(Type.String({ title: 'His name now' })),
      throughId: nullable(id('The key, link or installation he acted through')),
      throughName: nullable(Type.String({ title: 'Name of the key' })),
    }),
    ip: nullable(Type.String({ title: 'Address' })),
    userAgent: nullable(Type.String({ title: 'Program' })),
    requestId: Type.String({ title: 'Request' }),
    data: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      title: 'What changed; fields the reader may not see are null',
    }),
  },
  { title: 'Audit event' },
);

export type AuditEvent = Type.Static<typeof auditEvent>;
