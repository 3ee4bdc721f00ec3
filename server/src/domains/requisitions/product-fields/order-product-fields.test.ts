import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../../../test/harness.ts';

const pipeline = '/api/v1/settings/pipeline';
const base = `${pipeline}/product-fields`;

async function portalWithFields() {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write', 'settings.delete');
  const made = async (name: string) =>
    (await request('POST', base, { key, body: { key: name, type: 'string', label: name } })).json.id as string;
  return {
    portal,
    ids: [await made('one'), await made('two'), await made('three')] as const,
    order: (fieldIds: unknown) => request('PATCH', `${base}/order`, { key, body: { fieldIds } }),
    archive: (id: string) => request('DELETE', `${base}/${id}`, { key }),
    listed: async () =>
      (await request('GET', pipeline, { key })).json.productFields.map((field: { key: string }) => field.key).join(),
  };
}

test('fields of lines take the order that is named, and those that move are told of', async () => {
  const { portal, ids, order, listed } = await portalWithFields();
  const [one, two, three] = ids;
  const { status, json } = await order([two, one, three]);
  assert.equal(status, 200);
  assert.deepEqual(
    json.productFields.map(({ id }: { id: string }) => id),
    [two, one, three],
  );
  assert.equal(await listed(), 'two,one,three');
  assert.equal((await order([two, one, three])).status, 200);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'product_field.updated');
  assert.deepEqual(
    told.map(({ data }) => data.changedFields),
    [['position'], ['position']],
  );
});

test('an order that leaves out or adds a field of lines is refused', async () => {
  const { ids, order, archive, listed } = await portalWithFields();
  const [one, two, three] = ids;
  const errorOf = async (fieldIds: unknown) => {
    const { status, json } = await order(fieldIds);
    return `${status} ${json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`).join()}`;
  };
  assert.equal(await errorOf([two, one]), '422 /fieldIds required');
  await archive(three);
  assert.equal(await errorOf([one, two, three]), '422 /fieldIds/2 not_found_reference');
  assert.equal((await order([two, one])).status, 200);
  assert.equal(await listed(), 'two,one');
});
