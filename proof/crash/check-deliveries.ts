import { type Finding, finding } from '../finding.ts';
import type { Received } from './journal.ts';
import type { ChaosCounts } from './make-chaos.ts';
import type { Installation } from './start-installation.ts';
import type { Receiver } from './start-receiver.ts';

interface Delivery {
  id: string;
  event_id: string;
  status: string;
  attempt_count: number;
  /** Attempts on record that were answered with 2xx. */
  taken: number;
}

/** Sends of one subscription that one process may have under way, and those it has taken ahead. */
const inFlight = 8;
const ahead = 64;
const workers = 2;

/** I3, I4, I5, I7, I8 and I9: each committed event came to each subscription, nothing else did, and in turn where asked. */
export async function checkDeliveries(
  { rows, tenantId }: Installation,
  { received, cuts }: Pick<Receiver, 'received' | 'cuts'>,
  since: Date,
  subscriptions: number,
  faults: ChaosCounts,
  /** Sends whose outcome a restore has taken off the record. */
  forgotten = 0,
): Promise<{ findings: Finding[]; figures: { events: number; deliveries: number; duplicates: number } }> {
  const facts = await rows<{ id: string; isTold: boolean }>(
    `select id, event like 'integration_api.%' and occurred_at > $2 as "isTold" from audit_events where tenant_id = $1`,
    [tenantId, since],
  );
  const events = facts.filter(({ isTold }) => isTold);
  const deliveries = await rows<Delivery>(
    `select delivery.id, event_id, status, attempt_count, count(attempt.id)::int as taken
     from webhook_deliveries delivery left join webhook_attempts attempt
       on attempt.tenant_id = delivery.tenant_id and attempt.delivery_id = delivery.id and attempt.succeeded
     where delivery.tenant_id = $1 group by delivery.tenant_id, delivery.id`,
    [tenantId],
  );
  const ofEvent = Map.groupBy(deliveries, ({ event_id }) => event_id);
  const known = new Set(facts.map(({ id }) => id));
  const answered = received.filter((one) => one.answered);
  const answersOf = Map.groupBy(answered, ({ deliveryId }) => deliveryId);
  const duplicates = answered.length - answersOf.size;
  const most =
    subscriptions * inFlight * (faults.workerFaults + 2 * faults.databaseCrashes + faults.terminatedSessions) +
    subscriptions * workers * ahead * faults.longOutages +
    2 * (cuts.before + cuts.after) +
    forgotten;

  const findings = [
    finding(
      'I3 an event has one delivery for each subscription',
      events.flatMap(({ id }) =>
        ofEvent.get(id)?.length === subscriptions ? [] : [`event ${id}: ${ofEvent.get(id)?.length ?? 0}`],
      ),
    ),
    finding(
      'I4 a delivery ends delivered, and the receiver has it',
      deliveries.flatMap(({ id, status }) => {
        if (status !== 'delivered') return [`delivery ${id} is ${status}`];
        return answersOf.has(id) ? [] : [`delivery ${id} never came`];
      }),
    ),
    finding(
      'I5 the receiver saw nothing but committed events',
      received.flatMap(({ eventId }) => (known.has(eventId) ? [] : [`phantom ${eventId}`])),
    ),
    finding(
      'I7 a delivery counts its attempts, and none that was not answered stands as taken',
      deliveries.flatMap(({ id, attempt_count, taken }) => {
        const answers = answersOf.get(id)?.length ?? 0;
        return attempt_count > 0 && taken > 0 && taken <= answers
          ? []
          : [`delivery ${id}: ${attempt_count} attempts, ${taken} taken, ${answers} answered`];
      }),
    ),
    finding('I8 repeats are few', duplicates > most ? [`${duplicates} repeats, at most ${most} are explained`] : []),
    finding('I9 a record’s events come in turn where that is asked', outOfTurn(received)),
  ];
  return { findings, figures: { events: events.length, deliveries: deliveries.length, duplicates } };
}

/** By the first time each event was seen: a repeat may come late, as its predecessor's answer was lost. */
function outOfTurn(received: readonly Received[]): string[] {
  const newest = new Map<string, number>();
  const seen = new Set<string>();
  return received.flatMap(({ ordering, eventId, entityId, entityVersion }) => {
    if (ordering !== 'entity' || seen.has(eventId)) return [];
    seen.add(eventId);
    const before = newest.get(entityId) ?? 0;
    newest.set(entityId, Math.max(before, entityVersion));
    return entityVersion < before ? [`${entityId}: version ${entityVersion} after ${before}`] : [];
  });
}
