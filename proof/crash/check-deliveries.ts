import { setTimeout as pause } from 'node:timers/promises';
import { type Finding, finding } from './check-writes.ts';
import type { Installation } from './installation.ts';
import type { Receiver } from './receiver.ts';

interface Delivery {
  id: string;
  event_id: string;
  status: string;
  attempt_count: number;
}

/** Waits until nothing is due or under way, so long as it may take for the last retries of the misbehaving time. */
export async function deliveriesSettle({ rows, tenantId }: Installation, seconds: number): Promise<number> {
  for (let waited = 0; ; waited += 1) {
    const [left] = await rows<{ count: number }>(
      `select (select count(*) from webhook_deliveries where tenant_id = $1 and status in ('pending', 'in_flight'))::int
         + (select count(*) from audit_events where tenant_id = $1 and dispatched_at is null and audience <> 'internal')::int as count`,
      [tenantId],
    );
    if (left?.count === 0 || waited >= seconds) return left?.count ?? 0;
    await pause(1_000);
  }
}

/** I3, I4, I5 and I7: each committed event was delivered, and nothing else was. */
export async function checkDeliveries(installation: Installation, receiver: Receiver, since: Date): Promise<Finding[]> {
  const { rows, tenantId } = installation;
  const events = await rows<{ id: string }>(
    `select id from audit_events where tenant_id = $1 and event like 'integration_api.%' and occurred_at > $2`,
    [tenantId, since],
  );
  const deliveries = await rows<Delivery>(
    'select id, event_id, status, attempt_count from webhook_deliveries where tenant_id = $1',
    [tenantId],
  );
  const ofEvent = Map.groupBy(deliveries, ({ event_id }) => event_id);
  const known = new Set(events.map(({ id }) => id));
  const answered = new Set(receiver.received.filter((one) => one.answered).map(({ deliveryId }) => deliveryId));
  const answeredTimes = Map.groupBy(
    receiver.received.filter((one) => one.answered),
    ({ deliveryId }) => deliveryId,
  );

  return [
    finding(
      'I3 an event has one delivery for the subscription',
      events.flatMap(({ id }) =>
        ofEvent.get(id)?.length === 1 ? [] : [`event ${id}: ${ofEvent.get(id)?.length ?? 0}`],
      ),
    ),
    finding(
      'I4 a delivery ends delivered, and the receiver has it',
      deliveries.flatMap(({ id, status }) =>
        status !== 'delivered'
          ? [`delivery ${id} is ${status}`]
          : answered.has(id)
            ? []
            : [`delivery ${id} never came`],
      ),
    ),
    finding(
      'I5 the receiver saw nothing but committed events',
      receiver.received.flatMap(({ eventId }) => (known.has(eventId) ? [] : [`phantom ${eventId}`])),
    ),
    finding(
      'I7 no attempt that was answered is missing from the count',
      deliveries.flatMap(({ id, attempt_count }) =>
        attempt_count > 0 || !answeredTimes.has(id) ? [] : [`delivery ${id}: 0 attempts`],
      ),
    ),
  ];
}

/** I8: repeats are bounded by what was killed and cut. */
export function checkRepeats(receiver: Receiver, kills: number, inFlight: number): Finding {
  const answered = receiver.received.filter((one) => one.answered);
  const repeats = answered.length - new Set(answered.map(({ eventId }) => eventId)).size;
  const most = kills * inFlight + 2 * (receiver.cuts.before + receiver.cuts.after);
  return finding('I8 repeats are few', repeats > most ? [`${repeats} repeats, at most ${most} are explained`] : []);
}
