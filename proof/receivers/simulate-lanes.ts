import { createDeliveryLanes } from '../../server/src/platform/webhooks/sending/create-delivery-lanes.ts';
import { deliveryLimits } from '../../server/src/platform/webhooks/sending/delivery-limits.ts';
import type { Work } from '../../server/src/platform/webhooks/sending/delivery-work.ts';
import { seeded } from '../seeded.ts';

interface Receiver {
  id: string;
  portal: string;
  answersInMs: number;
  isHealthy: boolean;
  /** Its deliveries that no worker has taken, with the moments of their events. */
  queue: number[];
  /** As its row says from its first failure on. */
  failing: boolean;
}

export interface Lanes {
  healthyWaits: number;
  /** In the first minute, while nobody knows yet which receivers hang. */
  longestColdMs: number;
  /** From then on. */
  p50Ms: number;
  p99Ms: number;
  longestMs: number;
  neverSent: number;
  mostOpen: number;
}

// A worker's lanes by a clock moved by hand: receivers that hang for fifteen seconds beside healthy ones, and events that keep coming.
const { seed, hostile, portals, seconds } = JSON.parse(process.env.PROOF_LANES as string);
const random = seeded(seed);
const stepMs = 50;
const hangMs = 15_000;
const coldMs = 60_000;
let now = 0;
const receivers = new Map<string, Receiver>();
for (let portal = 0; portal < portals; portal += 1) {
  for (let n = portal; n < hostile; n += portals) addReceiver(`hostile-${n}`, portal, hangMs);
  addReceiver(`healthy-${portal}`, portal, random.between(20, 200));
}
const underWay: Array<{ ends: number; at: Receiver; done(): void }> = [];
const eventOf = new Map<string, number>();
const waits: number[] = [];
const cold: number[] = [];
const open = new Map<string, number>();
let mostOpen = 0;
let made = 0;

const lanes = createDeliveryLanes({
  limits: deliveryLimits,
  now: () => now,
  hungry: () => {},
  giveBack: (works) => {
    for (const { subscriptionId, deliveryId } of works)
      receivers.get(subscriptionId)?.queue.unshift(eventOf.get(deliveryId) as number);
  },
  send: ({ subscriptionId, deliveryId }) => {
    const at = receivers.get(subscriptionId) as Receiver;
    const since = eventOf.get(deliveryId) as number;
    if (at.isHealthy) (since < coldMs ? cold : waits).push(now - since);
    open.set(at.id, (open.get(at.id) ?? 0) + 1);
    mostOpen = Math.max(mostOpen, open.get(at.id) as number);
    return new Promise((done) => underWay.push({ ends: now + at.answersInMs, at, done }));
  },
});

for (; now < seconds * 1_000; now += stepMs) {
  for (let portal = 0; portal < portals; portal += 1)
    if (random.chance(stepMs / 1_000))
      for (const one of receivers.values()) if (one.portal === `p${portal}`) one.queue.push(now);
  claim();
  for (const one of underWay.filter(({ ends }) => ends <= now)) finish(one);
  await new Promise((resolve) => setImmediate(resolve));
}
lanes.stop();
const sorted = waits.toSorted((left, right) => left - right);
const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const neverSent = [...receivers.values()]
  .filter(({ isHealthy }) => isHealthy)
  .reduce((sum, { queue }) => sum + queue.filter((at) => at < now - 10_000).length, 0);
const told: Lanes = {
  ...{
    healthyWaits: sorted.length,
    longestColdMs: Math.max(0, ...cold),
    p50Ms: share(0.5),
    p99Ms: share(0.99),
    longestMs: share(1),
    neverSent,
    mostOpen,
  },
};
process.stdout.write(`TOLD ${JSON.stringify(told)}\n`, () => process.exit(0));

function addReceiver(id: string, portal: number, answersInMs: number) {
  const isHealthy = id.startsWith('healthy');
  receivers.set(id, { id, portal: `p${portal}`, answersInMs, isHealthy, queue: [], failing: false });
}

/** As a claim does: no more than the lanes have room for. */
function claim() {
  for (let portal = 0; portal < portals; portal += 1) {
    const rooms = new Map(lanes.rooms(`p${portal}`).map(({ id, fresh }) => [id, fresh]));
    const works: Work[] = [];
    for (const one of receivers.values())
      if (one.portal === `p${portal}`)
        for (const at of one.queue.splice(0, rooms.get(one.id) ?? 4)) works.push(workOf(one, at));
    if (works.length > 0) lanes.add(works);
  }
}

function finish(one: (typeof underWay)[number]) {
  underWay.splice(underWay.indexOf(one), 1);
  open.set(one.at.id, (open.get(one.at.id) ?? 1) - 1);
  one.at.failing ||= !one.at.isHealthy;
  one.done();
}

function workOf({ id, portal, failing }: Receiver, at: number): Work {
  made += 1;
  eventOf.set(`d${made}`, at);
  return {
    ...{ tenantId: portal, deliveryId: `d${made}`, lease: 'l', subscriptionId: id, eventId: 'e', event: 'x' },
    ...{ requestId: 'r', attemptCount: 0, step: 0, trigger: 'schedule', body: '{}', url: `https://${id}.example.com/` },
    ...{ headers: {}, secret: 's', nextSecret: null, fallback: true, ratePerSecond: null, ordered: false },
    ...{ retried: true, failing },
  } as Work;
}
