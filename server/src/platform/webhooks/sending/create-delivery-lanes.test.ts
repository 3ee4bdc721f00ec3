import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeliveryLane } from './create-delivery-lane.ts';
import { createDeliveryLanes } from './create-delivery-lanes.ts';
import { deliveryLimits } from './delivery-limits.ts';
import type { Work } from './delivery-work.ts';

let made = 0;
const work = (subscription: string, more: Partial<Work> = {}): Work => ({
  tenantId: 'a',
  deliveryId: `d${(made += 1)}`,
  lease: 'l',
  subscriptionId: subscription,
  eventId: 'e',
  event: 'x',
  requestId: 'r',
  attemptCount: 0,
  step: 0,
  trigger: 'schedule',
  body: '{}',
  url: `https://${subscription}.example.com/`,
  headers: {},
  secret: 's',
  nextSecret: null,
  fallback: true,
  ratePerSecond: null,
  ordered: false,
  retried: true,
  failing: false,
  isTest: false,
  ...more,
});

function start(limits: Partial<typeof deliveryLimits> = {}) {
  const open: Work[] = [];
  const ends: Array<() => void> = [];
  const back: Work[] = [];
  let clock = 0;
  let mayBegin = true;
  const lanes = createDeliveryLanes({
    limits: { ...deliveryLimits, ...limits },
    send: (one) => {
      open.push(one);
      return new Promise((resolve) =>
        ends.push(() => {
          open.splice(open.indexOf(one), 1);
          resolve();
        }),
      );
    },
    giveBack: (works) => back.push(...works),
    hungry: () => {},
    mayBegin: () => mayBegin,
    now: () => clock,
  });
  return {
    lanes,
    open,
    ends,
    back,
    pass: (ms: number) => {
      clock += ms;
    },
    lose: () => {
      mayBegin = false;
    },
  };
}

const many = (count: number, subscription: string, more: Partial<Work> = {}) =>
  Array.from({ length: count }, () => work(subscription, more));

test('no more than eight are open for a subscription, sixteen for a host, thirty-two for a portal', () => {
  const { lanes, open } = start();
  lanes.add(many(20, 's1'));
  assert.equal(open.length, 8);
  for (const s of ['s2', 's3', 's4', 's5', 's6']) lanes.add(many(20, s, { url: 'https://one.example.com/' }));
  assert.equal(open.filter(({ url }) => url.includes('//one.')).length, 16);
  for (const s of ['s7', 's8', 's9']) lanes.add(many(20, s));
  assert.equal(open.length, 32);
  lanes.add(many(3, 'other', { tenantId: 'b' }));
  assert.equal(open.filter(({ tenantId }) => tenantId === 'b').length, 3);
  lanes.stop();
});

test('retries take half of the places at most, and first attempts pass them', () => {
  const { lanes, open } = start();
  lanes.add(many(20, 's1', { attemptCount: 3 }));
  assert.equal(open.length, 4);
  lanes.add(many(20, 's1'));
  assert.equal(open.length, 8);
  lanes.stop();
});

test('receivers that fail take half of a portal at most, and a quick one beside them is served at once', () => {
  const { lanes, open } = start();
  for (let n = 0; n < 20; n += 1) lanes.add(many(20, `hanging-${n}`, { failing: true }));
  assert.equal(open.length, 16);
  lanes.add(many(3, 'quick'));
  assert.equal(open.filter(({ subscriptionId }) => subscriptionId === 'quick').length, 3);
  lanes.stop();
});

test('receivers that keep their first requests waiting count as slow before they have answered', () => {
  const { lanes, open, pass } = start();
  const slow = ['s1', 's2', 's3', 's4', 's5', 's6'];
  for (const s of slow) lanes.add(many(4, s));
  assert.equal(open.length, 24);
  pass(deliveryLimits.slowMs + 1);
  for (const s of slow) lanes.add(many(4, s));
  assert.equal(open.length, 24);
  lanes.add(many(8, 'quick'));
  assert.equal(open.length, 32);
  lanes.stop();
});

test('a place that comes free goes to who was served longest ago, not to who came first', async () => {
  const { lanes, open, ends } = start({ perTenant: 4 });
  for (const s of ['s1', 's2', 's3', 's4', 's5', 's6']) lanes.add(many(5, s));
  assert.equal(open.length, 4);
  const served = new Set<string>();
  for (let n = 0; n < 6; n += 1) {
    ends[n]?.();
    await new Promise((resolve) => setImmediate(resolve));
    for (const { subscriptionId } of open) served.add(subscriptionId);
  }
  assert.deepEqual([...served].sort(), ['s1', 's2', 's3', 's4', 's5', 's6']);
  lanes.stop();
});

test('a receiver that asked for two a second gets no third however quick it answers and one by one its events come', async () => {
  const { lanes, open, ends, pass } = start();
  for (let n = 0; n < 3; n += 1) {
    lanes.add([work('s1', { ratePerSecond: 2 })]);
    ends[n]?.();
    await new Promise((resolve) => setImmediate(resolve));
    pass(100);
  }
  assert.equal(ends.length, 1);
  pass(300);
  lanes.look();
  assert.equal(ends.length, 2);
  ends[1]?.();
  await new Promise((resolve) => setImmediate(resolve));
  pass(500);
  lanes.look();
  assert.deepEqual([ends.length, open.length], [3, 1]);
  lanes.stop();
});

test('what has waited too long is given back unsent', async () => {
  const { lanes, open, ends, back, pass } = start();
  lanes.add(many(10, 's1'));
  pass(deliveryLimits.freshMs + 1);
  ends[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([open.length, back.length], [7, 2]);
  lanes.stop();
});

test('a worker that went unheard of begins nothing more and gives back what it had taken', async () => {
  const { lanes, open, ends, back, lose } = start();
  lanes.add(many(10, 's1'));
  lose();
  ends[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([open.length, back.length], [7, 2]);
  lanes.stop();
});

test('a slow receiver is given less ahead than a quick one, and a paced one no more than it may be sent', () => {
  const lane = createDeliveryLane(work('s1'), deliveryLimits);
  for (let n = 0; n < 20; n += 1) lane.learn(5_000);
  assert.deepEqual(lane.room(0, 64), { fresh: 3, retries: 2 });
  for (let n = 0; n < 40; n += 1) lane.learn(15_000);
  assert.deepEqual(lane.room(0, 64), { fresh: 1, retries: 1 });
  for (let n = 0; n < 60; n += 1) lane.learn(5);
  assert.deepEqual(lane.room(0, 64), { fresh: 64, retries: 32 });
  assert.deepEqual(createDeliveryLane(work('s2', { ratePerSecond: 3 }), deliveryLimits).room(0, 64), {
    fresh: 6,
    retries: 3,
  });
});

test('a receiver that has answered nothing yet counts as slow as it has kept us waiting', () => {
  const lane = createDeliveryLane(work('s1'), deliveryLimits);
  lane.begin(0);
  assert.deepEqual(lane.room(100, 64), { fresh: 64, retries: 32 });
  assert.deepEqual(lane.room(8_000, 64), { fresh: 2, retries: 1 });
});

test('where first attempts wait longer than the time ahead no more of them are taken, and retries are', () => {
  const lane = createDeliveryLane(work('s1'), deliveryLimits);
  lane.add(work('s1'), 0);
  assert.deepEqual(lane.room(deliveryLimits.aheadMs, 64), { fresh: 63, retries: 32 });
  assert.deepEqual(lane.room(deliveryLimits.aheadMs + 1, 64), { fresh: 0, retries: 32 });
});

test('of a thousand subscriptions each may have one waiting, of sixteen all that one may ever have', () => {
  const { lanes } = start({ total: 0 });
  for (let n = 0; n < 16; n += 1) lanes.add(many(1, `s${n}`));
  assert.deepEqual(lanes.rooms('a')[0], { id: 's0', fresh: 63, retries: 32 });
  for (let n = 16; n < 1_000; n += 1) lanes.add(many(1, `s${n}`));
  assert.deepEqual(lanes.rooms('a')[0], { id: 's0', fresh: 0, retries: 1 });
  lanes.stop();
});
