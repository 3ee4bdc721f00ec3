import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newSupplier, newWarehouse, putStock, tellPrice } from '../../../../test/catalog-history.ts';
import { factsOf, newPortal, owner, type Portal, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog';
let portal: Portal;
let key: string;

/** What every test begins with; a hook would run before the tests of all files. */
async function begin() {
  portal = await newPortal();
  key = await portal.key('catalog.read', 'catalog.write', 'catalog.delete');
}

const create = (body: object) => request('POST', url, { key, body });
const change = (id: string, body: object) => request('PATCH', `${url}/${id}`, { key, body });
const category = async (name: string, parentId?: string) =>
  (await request('POST', `${url}/categories`, { key, body: { name, ...(parentId && { parentId }) } })).json
    .id as string;

test('a category of an item must be one of the portal and active, in a new item and in a change', async () => {
  await begin();
  const stranger = await newPortal();
  const strange = await request('POST', `${url}/categories`, {
    key: await stranger.key('catalog.write'),
    body: { name: 'Чужая' },
  });
  const gone = await category('Старая');
  await request('DELETE', `${url}/categories/${gone}`, { key });
  const { json: item } = await create({ name: 'Болт' });
  for (const [categoryId, refusal] of [
    [strange.json.id, 'unknown_reference undefined'],
    [portal.ownerId, 'unknown_reference undefined'],
    [gone, 'business_rule_violated archived_reference'],
  ]) {
    for (const { status, json } of [await create({ name: 'Гайка', categoryId }), await change(item.id, { categoryId })])
      assert.equal(`${status} ${json.code} ${json.rule}`, `422 ${refusal}`);
  }
  assert.equal((await factsOf(portal.tenantId)).filter(({ event }) => event.endsWith('item.created')).length, 1);
});

test('items are listed by their category, and by one above it', async () => {
  await begin();
  const root = await category('Материалы');
  const branch = await category('Крепёж', root);
  await create({ name: 'Болт', categoryId: branch });
  await create({ name: 'Кирпич', categoryId: root });
  await create({ name: 'Прочее' });
  const names = async (query: string) =>
    (await request('GET', `${url}?${query}`, { key })).json.items.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names(`categoryId=${root}`), ['Кирпич']);
  assert.deepEqual(await names(`underCategory=${root}`), ['Болт', 'Кирпич']);
  assert.deepEqual(await names(`underCategory=${branch}`), ['Болт']);
  assert.deepEqual(await names('categoryId[isNull]=true'), ['Прочее']);
  assert.deepEqual(await names(`underCategory=${portal.ownerId}`), []);
  assert.equal((await request('GET', `${url}?underCategory=1`, { key })).json.code, 'invalid_query_parameter');
});

test('an item is restored into an active category only', async () => {
  await begin();
  const id = await category('Крепёж');
  const { json: item } = await create({ name: 'Болт', categoryId: id });
  await request('DELETE', `${url}/${item.id}`, { key });
  await request('DELETE', `${url}/categories/${id}`, { key });
  assert.equal((await request('POST', `${url}/${item.id}/restore`, { key })).json.rule, 'archived_reference');
  await request('POST', `${url}/categories/${id}/restore`, { key });
  assert.equal((await request('POST', `${url}/${item.id}/restore`, { key })).json.status, 'active');
});

test('pieces are the unit unless another is named, and other units go with the item as one list', async () => {
  await begin();
  assert.equal((await create({ name: 'Болт' })).json.baseUom, '796');
  const supplierId = await newSupplier(portal);
  const uomConversions = [
    { uom: '778', factorToBase: '50.0' },
    { uom: '778', factorToBase: 25, supplierId },
  ];
  const { json: item } = await create({ name: 'Цемент', baseUom: '166', uomConversions });
  assert.deepEqual(item.uomConversions, [
    { uom: '778', factorToBase: '50', supplierId: null },
    { uom: '778', factorToBase: '25', supplierId },
  ]);
  assert.equal((await change(item.id, { uomConversions: uomConversions.toReversed() })).json.version, 1);
  const { json: after } = await change(item.id, { uomConversions: [{ uom: '168', factorToBase: '1000' }] });
  assert.deepEqual(after.uomConversions, [{ uom: '168', factorToBase: '1000', supplierId: null }]);
  assert.deepEqual((await factsOf(portal.tenantId)).at(-1)?.data.changedFields, ['uomConversions']);
});

const faults: ReadonlyArray<readonly [what: string, fields: object, pointer: string, code: string]> = [
  ['a unit nobody knows', { baseUom: '001' }, '/baseUom', 'enum'],
  [
    'another unit that is the base unit',
    { uomConversions: [{ uom: '796', factorToBase: '1' }] },
    '/uomConversions/0/uom',
    'business_rule',
  ],
  [
    'a factor of nothing',
    { uomConversions: [{ uom: '778', factorToBase: '0.0' }] },
    '/uomConversions/0/factorToBase',
    'minimum',
  ],
  [
    'a factor below nothing',
    { uomConversions: [{ uom: '778', factorToBase: '-2' }] },
    '/uomConversions/0/factorToBase',
    'format',
  ],
  [
    'a unit given twice',
    {
      uomConversions: [
        { uom: '778', factorToBase: '2' },
        { uom: '778', factorToBase: '3', supplierId: null },
      ],
    },
    '/uomConversions/1',
    'duplicate',
  ],
  [
    'a supplier nobody knows',
    { uomConversions: [{ uom: '778', factorToBase: '2', supplierId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' }] },
    '/uomConversions/0/supplierId',
    'not_found_reference',
  ],
  ['a barcode with a wrong check digit', { barcode: '4601234567890' }, '/barcode', 'pattern'],
  ['a barcode of nine digits', { barcode: '123456789' }, '/barcode', 'pattern'],
];

for (const [what, fields, pointer, code] of faults) {
  test(`${what} is refused`, async () => {
    await begin();
    const { json: item } = await create({ name: 'Болт' });
    for (const { status, json } of [await create({ name: 'Гайка', ...fields }), await change(item.id, fields)]) {
      assert.equal(`${status} ${json.code}`, '422 validation_failed');
      assert.deepEqual(
        json.errors.map((one: { pointer: string; code: string }) => [one.pointer, one.code]),
        [[pointer, code]],
      );
    }
  });
}

test('a supplier of another portal packs nothing here', async () => {
  await begin();
  const supplierId = await newSupplier(await newPortal());
  const { json } = await create({ name: 'Цемент', uomConversions: [{ uom: '778', factorToBase: '50', supplierId }] });
  assert.equal(json.errors[0].code, 'not_found_reference');
});

test('a good barcode is kept, and an empty one clears it', async () => {
  await begin();
  const { json: item } = await create({ name: 'Болт', barcode: '4601234567893' });
  assert.equal(item.barcode, '4601234567893');
  assert.equal((await change(item.id, { barcode: null })).json.barcode, null);
});

test('a new base unit asks for the other units anew', async () => {
  await begin();
  const { json: item } = await create({ name: 'Цемент', uomConversions: [{ uom: '778', factorToBase: '50' }] });
  const { json } = await change(item.id, { baseUom: '166' });
  assert.equal(`${json.errors[0].pointer} ${json.errors[0].code}`, '/uomConversions required');
  assert.equal((await change(item.id, { baseUom: '166', uomConversions: [] })).json.baseUom, '166');
});

test('type and base unit stay once stock has moved; a price alone holds the base unit', async () => {
  await begin();
  const { json: moved } = await create({ name: 'Болт' });
  await putStock(portal, moved.id, await newWarehouse(portal), '5');
  for (const field of [{ type: 'service' }, { baseUom: '166' }]) {
    const { status, json } = await change(moved.id, field);
    assert.equal(`${status} ${json.rule} ${json.blockers[0].entityType}`, '409 in_use stock_movement');
  }
  assert.equal((await change(moved.id, { type: 'product', baseUom: '796', brand: 'Сталь' })).status, 200);

  const { json: priced } = await create({ name: 'Доставка' });
  await tellPrice(portal, priced.id, null, '10');
  assert.equal((await change(priced.id, { baseUom: '166' })).json.blockers[0].entityType, 'price_observation');
  assert.equal((await change(priced.id, { type: 'service' })).json.type, 'service');
});

test('an item in stock is not archived, and the warehouses it lies in are named', async () => {
  await begin();
  const { json: item } = await create({ name: 'Болт' });
  const warehouseId = await newWarehouse(portal);
  await putStock(portal, item.id, warehouseId, '5');
  const { status, json } = await request('DELETE', `${url}/${item.id}`, { key });
  assert.equal(`${status} ${json.rule}`, '409 in_use');
  assert.deepEqual(json.blockers, [{ entityType: 'stock_balance', warehouseId, onHand: '5', reserved: '0' }]);
  await owner.query('update stock_balances set on_hand = 0, reserved = 2 where tenant_id = $1', [portal.tenantId]);
  assert.equal((await request('DELETE', `${url}/${item.id}`, { key })).json.rule, 'in_use');
  await owner.query('update stock_balances set reserved = 0 where tenant_id = $1', [portal.tenantId]);
  assert.equal((await request('DELETE', `${url}/${item.id}`, { key })).json.status, 'archived');
});

test('the integration API takes the same fields, in a batch too', async () => {
  await begin();
  const facade = await portal.key('catalog.read', 'catalog.write');
  const categoryId = await category('Смеси');
  const data = { name: 'Цемент', categoryId, baseUom: '166', uomConversions: [{ uom: '778', factorToBase: '50' }] };
  const { json } = await request('POST', '/api/v1/integration-api/catalog-items/batch', {
    key: facade,
    body: {
      operations: [
        { op: 'upsert', externalSource: '1c', externalId: '1', data },
        { op: 'create', data: { name: 'ЦЕМЕНТ', baseUom: '166' } },
        { op: 'create', data: { name: 'Гипс', barcode: '1' } },
      ],
    },
  });
  assert.deepEqual(
    json.items.map(({ status }: { status: number }) => status),
    [201, 201, 422],
  );
  assert.equal(json.items[0].body.categoryId, categoryId);
  assert.deepEqual(json.items[0].body.warnings, []);
  assert.equal(json.items[1].body.warnings[0].meta.candidates[0].id, json.items[0].body.id);
});
