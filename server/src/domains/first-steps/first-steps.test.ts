import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, newPortal, request, signIn } from '../../../test/harness.ts';
import { orderPortal } from '../../../test/orders.ts';

const url = '/api/v1/first-steps';

interface Answer {
  hidden: boolean;
  steps: Array<{ step: string; done: boolean }>;
}

async function asked(token: string, what = '') {
  const { status, json } = await request(what === '' ? 'GET' : 'POST', `${url}${what}`, { token });
  assert.equal(status, 200, JSON.stringify(json));
  const { hidden, steps } = json as Answer;
  return { hidden, steps, done: steps.filter(({ done }) => done).map(({ step }) => step) };
}

test('a new company has everything before it, in the order of its first day', async () => {
  const portal = await newPortal();
  const { steps, done, hidden } = await asked(await signIn(portal, portal.ownerId));
  assert.deepEqual(
    steps.map(({ step }) => step),
    ['company', 'colleagues', 'warehouse', 'supplier', 'item', 'requisition', 'request', 'order'],
  );
  assert.deepEqual([done, hidden], [[], false]);
});

test('a step is done as soon as its record is there', async () => {
  const { portal, sent } = await orderPortal();
  const token = await signIn(portal, portal.ownerId);
  const before = await asked(token);
  assert.ok(!before.done.includes('order'));
  await sent();
  assert.ok((await asked(token)).done.includes('order'));
});

test('an invited colleague counts, and so does the requisite that documents need', async () => {
  const portal = await newPortal();
  const token = await signIn(portal, portal.ownerId);
  await newPerson(portal, 'buyer');
  const company = await request('GET', '/api/v1/settings/company', { token });
  const changed = await request('PATCH', '/api/v1/settings/company', {
    token,
    body: { companyInn: '7707083893', version: company.json.version },
  });
  assert.equal(changed.status, 200);
  assert.deepEqual((await asked(token)).done, ['company', 'colleagues']);
});

test('who hides the first steps hides them from nobody else, twice as once, and may show them again', async () => {
  const portal = await newPortal();
  const token = await signIn(portal, portal.ownerId);
  const other = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  assert.equal((await asked(token, '/hide')).hidden, true);
  assert.equal((await asked(token, '/hide')).hidden, true);
  assert.equal((await asked(other)).hidden, false);
  assert.equal((await asked(token, '/show')).hidden, false);
});

test('what another company has done is no step of this one', async () => {
  const { portal: busy, sent } = await orderPortal();
  await sent();
  const portal = await newPortal();
  assert.deepEqual((await asked(await signIn(portal, portal.ownerId))).done, []);
  assert.ok((await asked(await signIn(busy, busy.ownerId))).done.includes('order'));
});
