import Type from 'typebox';
import { choice, id, instant, integer, nullable, object } from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, type Sql } from '../../../kernel/sql/sql.ts';

export const deliveryNoun = words('Webhook delivery', 'Доставка вебхука');

const deliveryStatuses = ['pending', 'in_flight', 'delivered', 'failed', 'held', 'cancelled', 'blocked'] as const;

/** What a person may do; every other move is the worker's. */
export const deliveryLifecycle = lifecycle('pending', {
  cancel: { from: ['pending', 'in_flight', 'held'], to: 'cancelled' },
});

export const deliveryView = object(
  {
    id: id(),
    subscriptionId: id('Subscription'),
    eventId: id('Event'),
    event: Type.String({ title: 'Event name' }),
    entity: object({ type: Type.String(), id: id(), version: nullable(Type.Integer()) }),
    status: choice(deliveryStatuses, 'Status'),
    attemptCount: integer('Attempts made', { minimum: 0 }),
    nextAttemptAt: nullable(instant('Next attempt')),
    createdAt: instant('Created'),
    finishedAt: nullable(instant('Finished')),
  },
  { title: 'Webhook delivery' },
);

export type Delivery = Type.Static<typeof deliveryView>;

export const deliveryColumns: Sql = raw(`
  delivery.id, delivery.subscription_id, delivery.event_id, delivery.event, delivery.entity_type, delivery.entity_id, delivery.entity_version,
  delivery.status, delivery.attempt_count, delivery.next_attempt_at, delivery.created_at, delivery.finished_at`);

export interface DeliveryRow {
  id: string;
  subscription_id: string;
  event_id: string;
  event: string;
  entity_type: string;
  entity_id: string;
  entity_version: number;
  status: Delivery['status'];
  attempt_count: number;
  next_attempt_at: string | null;
  created_at: string;
  finished_at: string | null;
}

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  subscriptionId: row.subscription_id,
  eventId: row.event_id,
  event: row.event,
  entity: { type: row.entity_type, id: row.entity_id, version: row.entity_version || null },
  status: row.status,
  attemptCount: row.attempt_count,
  // Of a delivery in flight the column holds the end of its lease, which is not shown.
  nextAttemptAt: row.status === 'pending' ? row.next_attempt_at : null,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
});

/** `subscriptionId` comes from the address. */
export const deliveryListing: Listing = {
  name: 'webhook-deliveries',
  from: 'webhook_deliveries delivery',
  alias: 'delivery',
  defaultSort: '-createdAt',
  fields: {
    subscriptionId: { column: 'delivery.subscription_id', kind: 'id' },
    status: { column: 'delivery.status', kind: 'choice', values: deliveryStatuses },
    event: { column: 'delivery.event', kind: 'text' },
    eventId: { column: 'delivery.event_id', kind: 'id' },
    entityId: { column: 'delivery.entity_id', kind: 'id' },
    createdAt: { column: 'delivery.created_at', kind: 'instant', sortable: true },
  },
};
