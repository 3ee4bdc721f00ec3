import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { drainJobs, factsOf, newPerson, newPortal, request, signIn } from '../../../server/test/harness.ts';
import { tick } from '../../../server/test/rfqs.ts';
import { long } from '../../tests/long.ts';
import { type Api, asVisitor, expect, withKey } from '../api.ts';
import { demoScopes } from '../demo-account.ts';
import { fillPortal } from '../fill-portal.ts';
import { foldRows } from '../fold-rows.ts';
import { readScms } from '../read-scms.ts';
import { checkTotals } from './check-totals.ts';
import { chooseOrders } from './choose-orders.ts';
import { fillLoop } from './fill-loop.ts';
import { groupOrders } from './group-orders.ts';
import { differencesOf } from './loop-lines.ts';
import { marketOf } from './market-of.ts';
import { readStates } from './read-states.ts';
import type { People } from './scene.ts';
import { stories } from './stories/stories.ts';

const api: Api = async (method, path, body, headers = {}) => {
  const { status, json } = await request(method, path, { body, headers });
  return { status, body: json };
};

const signedInBy =
  (token: string): Api =>
  (method, path, body, headers) =>
    api(method, path, body, { ...headers, authorization: `Bearer ${token}` });

/** Lines of so many small orders. */
function someRows(most: number) {
  const folded = foldRows(readScms());
  const orders = groupOrders(folded).orders.filter(({ rows }) => rows.length < 4);
  return chooseOrders(orders, marketOf(folded.items), most).orders.flatMap(({ order }) => order.rows);
}

/** A portal with the items and suppliers of so many orders, and who buys for it. */
async function demoCompany(most = stories.length) {
  const portal = await newPortal();
  const head = await newPerson(portal, 'purchasing_manager');
  const people: People = {
    erp: withKey(api, await portal.key(...demoScopes)),
    buyer: signedInBy(await signIn(portal)),
    head: signedInBy(await signIn(portal, head.userId)),
    visitor: asVisitor(api),
  };
  const rows = someRows(most);
  const filled = await fillPortal(people.erp, rows, []);
  const loop = (by = people) => fillLoop(by, filled, rows, most);
  return { portal, people, loop };
}

/** States that only another day brings, or an outside world that fails. */
const beyond = ['Quotes: expired', 'Requests for invoices: failed'];

long('orders become requisitions in every state there is, and a second run changes nothing', async () => {
  const { portal, people, loop } = await demoCompany();
  const first = await loop();
  await drainJobs(portal.tenantId);
  await tick(portal);
  assert.deepEqual(
    first.tallies.map(({ step, created, refused }) => [step, created, refused]),
    [
      ['Requisitions', stories.length, []],
      ['Stories', stories.length, []],
    ],
  );

  const { items } = await expect(200, people.buyer('GET', '/api/v1/purchase-requisitions?limit=200'));
  const statusOf = new Map(
    (items as Array<{ status: string; externalLinks: Array<{ externalId: string }> }>).flatMap((one) =>
      one.externalLinks.map(({ externalId }) => [externalId, one.status] as const),
    ),
  );
  const ended = first.chosen.orders.map(({ order }, place) => [stories[place]?.name, statusOf.get(order.externalId)]);
  assert.deepEqual(
    ended,
    stories.map(({ name, ends }) => [name, ends]),
  );

  const states = await readStates(people.buyer);
  const missing = states.flatMap(({ kind, counts }) =>
    counts.filter(({ count }) => count === 0).map(({ state }) => `${kind}: ${state}`),
  );
  assert.deepEqual(missing, beyond);
  assert.deepEqual(differencesOf(states, await checkTotals(people.buyer, first.chosen.orders)), [
    'Totals agree with the interface.',
  ]);

  const told = (await factsOf(portal.tenantId)).length;
  const second = await loop();
  for (const { step, created, changed, unchanged, refused } of second.tallies)
    assert.deepEqual([created, changed, unchanged, refused], [0, 0, stories.length, []], step);
  assert.equal((await factsOf(portal.tenantId)).length, told);
});

const few = 10;

/** The same people, whose program is killed after so many requests. */
function killedAfter(requests: number, people: People): People {
  let left = requests;
  const mortal =
    (api: Api): Api =>
    async (...request) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return api(...request);
    };
  const { erp, buyer, head, visitor } = people;
  return { erp: mortal(erp), buyer: mortal(buyer), head: mortal(head), visitor: mortal(visitor) };
}

long('what a killed run left half done is finished by the next, and nothing is done twice', async () => {
  const whole = await demoCompany(few);
  await whole.loop();
  const broken = await demoCompany(few);
  for (const requests of [25, 60, 90]) {
    await assert.rejects(broken.loop(killedAfter(requests, broken.people)), /killed/);
    await pause(500);
  }
  const [, told] = (await broken.loop()).tallies;
  assert.deepEqual([(told?.created ?? 0) + (told?.unchanged ?? 0), told?.refused], [few, []]);
  for (const { portal } of [whole, broken]) await drainJobs(portal.tenantId);
  assert.deepEqual(await readStates(broken.people.buyer), await readStates(whole.people.buyer));
});
