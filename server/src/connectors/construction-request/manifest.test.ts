import assert from 'node:assert/strict';
import { test } from 'node:test';
import { door } from '../../../test/connectors/door.ts';
import { request } from '../../../test/harness.ts';
import { requisitionPortal, url } from '../../../test/requisitions.ts';

test('construction requests: it has no settings, and refuses any that are sent', async () => {
  const { faultsOf } = await door('construction-request');
  assert.deepEqual(await faultsOf({ site: 'Корпус 3' }), ['/settings/site unknown_field']);
});

test('construction requests: a company looks for it by its category and by files of requisitions', async () => {
  const { isFoundBy } = await door('construction-request');
  assert.ok(await isFoundBy('category=industry&connectionType=file&dataTag=pr'));
});

test('construction requests: the template that the instruction names asks for sections and kinds of work', async () => {
  const world = await requisitionPortal();
  await world.settle({ extensions: { construction: true } });
  const { id } = await world.create();
  const address = `${url}/${id}/exchange/template?kind=construction_request&format=csv`;
  const { status, text } = await request('GET', address, { key: world.key, headers: { 'accept-language': 'ru' } });
  assert.equal(status, 200, text);
  assert.match(text, /Раздел;/);
  assert.match(text, /Вид работ/);
});
