import assert from 'node:assert/strict';
import { test } from 'node:test';
import { base, define, scopes } from '../../../test/custom-fields.ts';
import { factsOf, newPortal, request } from '../../../test/harness.ts';

async function portalWithFields() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const made = async (name: string, more: object = {}) =>
    (await define(key, { key: name, type: 'string', ...more })).json.id as string;
  return {
    portal,
    key,
    made,
    ids: [await made('one'), await made('two'), await made('three')] as const,
    order: (fieldIds: unknown, entityType = 'catalogItem') =>
      request('PATCH', `${base}/order`, { key, body: { entityType, fieldIds } }),
    listed: async () =>
      (await request('GET', `${base}?entityType=catalogItem`, { key })).json.items.map(
        (field: { key: string }) => field.key,
      ) as string[],
  };
}

test('fields take the order that is named, and those that move are told of', async () => {
  const { portal, ids, order, listed } = await portalWithFields();
  const [one, two, three] = ids;
  const { status, json } = await order([three, one, two]);
  assert.equal(status, 200);
  assert.deepEqual(
    json.items.map(({ key, position }: { key: string; position: number }) => `${key} ${position}`),
    ['three 0', 'one 1', 'two 2'],
  );
  assert.deepEqual(await listed(), ['three', 'one', 'two']);
  assert.equal((await order([three, one, two])).status, 200);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'custom_field.updated');
  assert.equal(told.length, 3);
  assert.deepEqual(told[0]?.data.changedFields, ['position']);
});

test('an order that leaves out, repeats or adds a field is refused', async () => {
  const { key, made, ids, order } = await portalWithFields();
  const [one, two, three] = ids;
  const errorOf = async (fieldIds: unknown, entityType?: string) => {
    const { status, json } = await order(fieldIds, entityType);
    return `${status} ${json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).join()}`;
  };
  assert.equal(await errorOf([one, two]), '422 /fieldIds required');
  assert.equal(await errorOf([one, two, three, one]), '422 /fieldIds unique_items');
  const elsewhere = await made('one', { entityType: 'contract' });
  assert.equal(await errorOf([one, two, three, elsewhere]), '422 /fieldIds/3 not_found_reference');
  assert.equal(
    await errorOf([one, two, three], 'warehouse'),
    '422 /fieldIds/0 not_found_reference,/fieldIds/1 not_found_reference,/fieldIds/2 not_found_reference',
  );
  await request('DELETE', `${base}/${three}`, { key });
  assert.equal(await errorOf([one, two, three]), '422 /fieldIds/2 not_found_reference');
  assert.equal((await order([two, one])).status, 200);
});

test('orders at once: one follows the other, however often they overtake each other', async () => {
  const { ids, order, listed } = await portalWithFields();
  const [one, two, three] = ids;
  const orders = [
    [three, two, one],
    [two, one, three],
    [three, one, two],
    [two, three, one],
  ];
  const answers = await Promise.all(orders.map((wanted) => order(wanted)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const names = new Map(ids.map((id, at) => [id, ['one', 'two', 'three'][at]]));
  const now = (await listed()).join();
  assert.ok(orders.some((wanted) => wanted.map((id) => names.get(id)).join() === now));
});
