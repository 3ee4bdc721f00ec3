import Type from 'typebox';
import { type AuditEvent, actorKinds } from '../../../../../nouns/audit-event.ts';
import { choice, id, instant, integer, longText, nullable, object } from '../../../kernel/fields.ts';
import { supplierRfq } from '../supplier-rfq.ts';

const kinds = supplierRfq.facts;

/** What happened to a request, as its history shows it. */
export const historyEntry = object(
  {
    id: id(),
    occurredAt: instant('Happened'),
    kind: choice(kinds, 'What happened'),
    actor: object({
      type: choice(Object.keys(actorKinds) as Array<keyof typeof actorKinds>, 'Kind of actor'),
      id: nullable(id('The person answerable')),
      name: nullable(Type.String({ title: 'His name now' })),
    }),
    status: nullable(
      object(
        { from: choice(supplierRfq.statuses, 'Before'), to: choice(supplierRfq.statuses, 'After') },
        { title: 'Move of the status' },
      ),
    ),
    reason: nullable(longText(1_000, 'Reason')),
    revision: integer('Revision it was then'),
    changedFields: Type.Array(Type.String(), { title: 'Fields that changed' }),
    recipientIds: Type.Array(id('Recipient'), { title: 'Recipients it concerns' }),
  },
  { title: 'Entry of the history' },
);

type HistoryEntry = Type.Static<typeof historyEntry>;

/** What facts of a request may hold. */
interface HeldFact {
  object?: { revision?: number };
  status?: HistoryEntry['status'];
  reason?: string;
  changedFields?: string[];
  recipientId?: string;
  recipientIds?: string[];
}

export const presentEntry = ({ id, occurredAt, event, actor, data: recorded }: AuditEvent): HistoryEntry => {
  const data = recorded as HeldFact;
  return {
    ...{ id, occurredAt },
    kind: event.slice(supplierRfq.type.length + 1) as HistoryEntry['kind'],
    actor: { type: actor.type, id: actor.id, name: actor.name },
    status: data.status ?? null,
    reason: data.reason ?? null,
    revision: data.object?.revision ?? 1,
    changedFields: data.changedFields ?? [],
    recipientIds: data.recipientIds ?? (data.recipientId ? [data.recipientId] : []),
  };
};
