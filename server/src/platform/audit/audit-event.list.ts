import type { AnyCard } from '../../kernel/entity.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { outcomes } from './audit-event.ts';

/** Identifiers are made in the order of time, so the newest first is the primary key read backwards. */
export const auditListing = (cards: readonly AnyCard[]): Listing => ({
  name: 'audit',
  from: 'audit_events event',
  alias: 'event',
  defaultSort: '-id',
  fields: {
    id: { column: 'event.id', kind: 'id', sortable: true },
    entityType: { column: 'event.entity_type', kind: 'text', recordTypes: cards.map(({ type }) => type) },
    entityId: { column: 'event.entity_id', kind: 'id' },
    event: { column: 'event.event', kind: 'text' },
    actorId: { column: 'event.actor_id', kind: 'id', nullable: true },
    throughId: { column: 'event.through_id', kind: 'id', nullable: true },
    operation: { column: 'event.operation', kind: 'text' },
    outcome: { column: 'event.outcome', kind: 'choice', values: outcomes },
    occurredAt: { column: 'event.occurred_at', kind: 'instant' },
  },
});
