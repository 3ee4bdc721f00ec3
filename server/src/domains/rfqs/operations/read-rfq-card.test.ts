import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, request, signIn } from '../../../../test/harness.ts';
import { rfqPortal, url } from '../../../../test/rfqs.ts';

test('a request tells everybody where he may move it', async () => {
  const { draft, sent, ask, cardOf, portal } = await rfqPortal();
  const { id } = await draft();
  assert.deepEqual((await cardOf(id)).allowedMoves, [
    { to: 'sent', requires: [] },
    { to: 'cancelled', requires: [] },
  ]);
  const asked = await sent();
  assert.deepEqual((await cardOf(asked.id)).allowedMoves, [
    { to: 'closed', requires: [] },
    { to: 'cancelled', requires: ['reason'] },
  ]);
  const token = await signIn(portal, (await newPerson(portal, 'viewer')).userId);
  assert.deepEqual((await request('GET', `${url}/${asked.id}`, { token })).json.allowedMoves, []);
  await ask('PATCH', `${url}/${asked.id}`, { status: 'closed' });
  assert.deepEqual((await cardOf(asked.id)).allowedMoves, []);
});
