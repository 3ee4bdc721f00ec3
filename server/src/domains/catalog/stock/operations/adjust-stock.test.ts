import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../../test/harness.ts';
import { allowNegative, newStock, newWarehouse } from '../../../../../test/stock.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { adjustStock } from './adjust-stock.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const rule = ({ status, json }: { status: number; json: Record<string, unknown> }) => [status, json.rule];
const field = ({ status, json }: { status: number; json: { errors?: Array<Record<string, unknown>> } }) => [
  status,
  json.errors?.[0]?.pointer,
  json.errors?.[0]?.code,
];

test('an adjustment changes what lies in the warehouse, and says so as an event', async () => {
  const { adjust, portal, itemId, warehouses } = await newStock();
  const { status, json } = await adjust({ quantityDelta: '10', unitCost: '5.00', comment: 'Пересчёт в ноябре' });

  assert.equal(status, 201, JSON.stringify(json));
  const [movement] = json.movements;
  assert.deepEqual(
    [movement.type, movement.quantity, movement.balanceAfter, movement.unitCost, movement.currency, movement.seq],
    ['adjustment', '10', '10', '5.00', 'RUB', 1],
  );
  assert.equal(movement.createdBy, portal.ownerId);
  const { onHand, reserved, available, incoming, byWarehouse } = json.stock;
  assert.deepEqual([onHand, reserved, available, incoming], ['10', '0', '10', '0']);
  assert.deepEqual([byWarehouse[0].warehouseId, byWarehouse[0].averageCost], [warehouses[0], '5.00']);
  const told = (await factsOf(portal.tenantId)).at(-1);
  assert.deepEqual([told?.event, told?.entity_id], ['stock.movement_created', movement.id]);
  assert.deepEqual(told?.data.object, movement);
  assert.equal(movement.catalogItemId, itemId);
});

test('what comes in moves the average cost: 10 at 5.00, then 4 at 8.00, make 5.857143', async () => {
  const { adjust } = await newStock();
  await adjust({ quantityDelta: '10', unitCost: '5.00' });
  const { json } = await adjust({ quantityDelta: '4', unitCost: '8.00' });
  assert.equal(json.stock.byWarehouse[0].averageCost, '5.857143');
  const out = await adjust({ quantityDelta: '-4', reason: 'damage', unitCost: '1' });
  assert.equal(out.json.stock.byWarehouse[0].averageCost, '5.857143');
  assert.equal(out.json.movements[0].unitCost, '5.857143');
});

test('what comes in at no known cost leaves the average as it was', async () => {
  const { adjust } = await newStock();
  assert.equal((await adjust({ quantityDelta: '3' })).json.stock.byWarehouse[0].averageCost, null);
  assert.equal((await adjust({ quantityDelta: '3', unitCost: '7' })).json.stock.byWarehouse[0].averageCost, '7');
  const { json } = await adjust({ quantityDelta: '3', reason: 'found' });
  assert.deepEqual([json.stock.byWarehouse[0].averageCost, json.movements[0].unitCost], ['7', '7']);
});

test('a count becomes the difference to what was thought to be there', async () => {
  const { adjust } = await newStock();
  await adjust({ quantityDelta: '10.5' });
  const { json } = await adjust({ countedQuantity: '8.25' });
  assert.deepEqual([json.movements[0].quantity, json.stock.onHand], ['-2.25', '8.25']);
  assert.deepEqual(rule(await adjust({ countedQuantity: '8.250' })), [422, 'zero_adjustment']);
});

test('a count of the past is compared with what lay there then', async () => {
  const { adjust } = await newStock();
  await adjust({ quantityDelta: '10', occurredAt: ago(60) });
  await adjust({ quantityDelta: '-4', occurredAt: ago(20) });
  const { json } = await adjust({ countedQuantity: '9', occurredAt: ago(40) });
  assert.deepEqual([json.movements[0].quantity, json.movements[0].balanceAfter, json.stock.onHand], ['-1', '9', '5']);
  const before = await adjust({ countedQuantity: '2', occurredAt: ago(90) });
  assert.deepEqual([before.json.movements[0].quantity, before.json.stock.onHand], ['2', '7']);
});

test('no more leaves than lies there, unless the company lets stock go below zero', async () => {
  const { adjust, portal, stock, itemId, warehouses } = await newStock();
  await adjust({ quantityDelta: '3' });
  const short = await adjust({ quantityDelta: '-3.000001', reason: 'loss' });
  assert.deepEqual(rule(short), [422, 'insufficient_stock']);
  assert.deepEqual([short.json.onHand, short.json.warehouseId, short.json.catalogItemId], ['3', warehouses[0], itemId]);
  assert.equal((await stock()).onHand, '3');
  await allowNegative(portal);
  assert.equal((await adjust({ quantityDelta: '-5', reason: 'loss' })).json.stock.onHand, '-2');
  await allowNegative(portal, false);
  assert.equal((await adjust({ quantityDelta: '1' })).json.stock.onHand, '-1');
  const { json } = await adjust({ quantityDelta: '3', unitCost: '4' });
  assert.deepEqual([json.stock.onHand, json.stock.byWarehouse[0].averageCost], ['2', '4']);
});

test('a movement told late stands in its place, and the balances after it follow', async () => {
  const { adjust, movements } = await newStock();
  await adjust({ quantityDelta: '10', occurredAt: ago(60) });
  await adjust({ quantityDelta: '-6', occurredAt: ago(20) });
  const late = await adjust({ quantityDelta: '-3', occurredAt: ago(40) });
  assert.equal(late.json.movements[0].balanceAfter, '7');
  assert.deepEqual(
    (await movements()).map(({ quantity, balanceAfter, seq }) => [quantity, balanceAfter, seq]),
    [
      ['-6', '1', 2],
      ['-3', '7', 3],
      ['10', '10', 1],
    ],
  );
});

test('what is taken away late must have lain there ever since', async () => {
  const { adjust, movements } = await newStock();
  await adjust({ quantityDelta: '5', occurredAt: ago(60) });
  await adjust({ quantityDelta: '-5', occurredAt: ago(40) });
  await adjust({ quantityDelta: '8', occurredAt: ago(20) });
  const before = await movements();
  assert.deepEqual(rule(await adjust({ quantityDelta: '-1', occurredAt: ago(50) })), [422, 'insufficient_stock']);
  assert.deepEqual(rule(await adjust({ quantityDelta: '-1', occurredAt: ago(90) })), [422, 'insufficient_stock']);
  assert.deepEqual(await movements(), before);
  assert.equal((await adjust({ quantityDelta: '-1', occurredAt: ago(10) })).status, 201);
  assert.equal((await adjust({ quantityDelta: '2', occurredAt: ago(50) })).status, 201);
  assert.equal((await adjust({ quantityDelta: '-1', occurredAt: ago(45) })).status, 201);
});

test('movements of one moment keep the order they were recorded in', async () => {
  const { adjust, movements } = await newStock();
  const occurredAt = ago(5);
  for (const quantityDelta of ['3', '-2', '4']) await adjust({ quantityDelta, occurredAt });
  assert.deepEqual(
    (await movements()).map(({ balanceAfter }) => balanceAfter),
    ['5', '1', '3'],
  );
});

test('nothing happens in the future', async () => {
  const { adjust } = await newStock();
  assert.deepEqual(field(await adjust({ quantityDelta: '1', occurredAt: ago(-5) })), [422, '/occurredAt', 'in_future']);
});

test('exactly one of a difference and a count, and it is not nothing', async () => {
  const { adjust } = await newStock();
  assert.deepEqual(field(await adjust({})), [422, '/quantityDelta', 'exactly_one']);
  const both = await adjust({ quantityDelta: '1', countedQuantity: '1' });
  assert.deepEqual(field(both), [422, '/quantityDelta', 'exactly_one']);
  assert.deepEqual(rule(await adjust({ quantityDelta: '-0.0' })), [422, 'zero_adjustment']);
  assert.deepEqual(rule(await adjust({ countedQuantity: '0' })), [422, 'zero_adjustment']);
  assert.deepEqual(field(await adjust({ countedQuantity: '-1' })), [422, '/countedQuantity', 'format']);
  assert.deepEqual(field(await adjust({ quantityDelta: '0.0000001' })), [422, '/quantityDelta', 'format']);
  assert.deepEqual(field(await adjust({ quantityDelta: '1', unitCost: '-1' })), [422, '/unitCost', 'format']);
});

test('the reason `other` needs words', async () => {
  const { adjust } = await newStock();
  assert.deepEqual(field(await adjust({ quantityDelta: '1', reason: 'other' })), [422, '/comment', 'required']);
  assert.equal((await adjust({ quantityDelta: '1', reason: 'other', comment: 'Подарок' })).status, 201);
  assert.deepEqual(field(await adjust({ quantityDelta: '1', reason: 'theft' })), [422, '/reason', 'enum']);
});

test('a service has no stock', async () => {
  const { adjust, get, make } = await newStock();
  const service = await make({ type: 'service', name: 'Доставка' });
  assert.deepEqual(rule(await adjust({ quantityDelta: '1' }, { of: service })), [422, 'service_has_no_stock']);
  assert.deepEqual(rule(await get(`${service}/stock`)), [422, 'service_has_no_stock']);
  assert.equal((await get(service)).json.stock, null);
  assert.deepEqual((await get(`${service}/movements`)).json.items, []);
});

test('pieces are whole, and a part of one is refused in the same shape everywhere', async () => {
  const { portal, key, adjust, transfer, warehouses } = await newStock({ uom: '796' });
  const wide = await portal.key(
    'purchase_requisitions.read',
    'purchase_requisitions.write',
    'supplier_documents.write',
  );
  const half = { name: 'Болт', quantity: '0.5', uom: '796' };
  const asked = {
    '/quantityDelta': await adjust({ quantityDelta: '0.5' }),
    '/countedQuantity': await adjust({ countedQuantity: '0.5' }),
    '/quantity': await transfer('0.5'),
    '/initialStock/0/quantity': await request('POST', '/api/v1/catalog', {
      key,
      body: { name: 'Гайка', baseUom: '796', initialStock: [{ warehouseId: warehouses[0], quantity: '0.5' }] },
    }),
    '/items/0/quantity': await request('POST', '/api/v1/purchase-requisitions', { key: wide, body: { items: [half] } }),
    ' /items/0/quantity': await request('POST', '/api/v1/supplier-rfqs', {
      key: wide,
      body: { title: 'Запрос', items: [half] },
    }),
  };
  for (const [at, { status, json }] of Object.entries(asked)) {
    const [{ pointer, code, params }] = json.errors;
    assert.deepEqual(
      [status, json.code, pointer, code, params],
      [422, 'validation_failed', at.trim(), 'uom_must_be_whole', { uom: '796', quantity: '0.5' }],
    );
  }
  assert.equal((await adjust({ quantityDelta: '2.000' })).status, 201);
});

test('what is archived takes no movements', async () => {
  const { adjust, portal, itemId, warehouses } = await newStock();
  const archive = (table: string, id: string) =>
    owner.query(`update ${table} set status = 'archived', archived_at = now() where tenant_id = $1 and id = $2`, [
      portal.tenantId,
      id,
    ]);
  await archive('warehouses', warehouses[0]);
  const intoArchived = await adjust({ quantityDelta: '1' });
  assert.deepEqual([...rule(intoArchived), intoArchived.json.entityType], [422, 'archived_reference', 'warehouse']);
  await archive('catalog_items', itemId);
  const ofArchived = await adjust({ quantityDelta: '1', warehouseId: warehouses[1] });
  assert.deepEqual([...rule(ofArchived), ofArchived.json.entityType], [422, 'archived_reference', 'catalog_item']);
});

test('a warehouse nobody has, and one of another portal, are unknown; so is their item', async () => {
  const { adjust } = await newStock();
  const stranger = await newPortal();
  for (const warehouseId of [uuidv7(), await newWarehouse(stranger, 'Чужой')]) {
    const { status, json } = await adjust({ quantityDelta: '1', warehouseId });
    assert.deepEqual([status, json.code, json.errors[0].pointer], [422, 'unknown_reference', '/warehouseId']);
  }
  const theirs = await newStock();
  assert.equal((await adjust({ quantityDelta: '1' }, { of: theirs.itemId })).status, 404);
  assert.equal((await adjust({ quantityDelta: '1' }, { of: uuidv7() })).status, 404);
});

test('the same key twice makes one movement', async () => {
  const { adjust, stock, movements } = await newStock();
  const headers = { 'idempotency-key': 'inv-1' };
  const first = await adjust({ quantityDelta: '5' }, { headers });
  const again = await adjust({ quantityDelta: '5' }, { headers });
  assert.deepEqual([first.status, again.status, again.text], [201, 201, first.text]);
  assert.deepEqual([(await movements()).length, (await stock()).onHand], [1, '5']);
});

test('stock is adjusted by those who may, and costs are seen by those who may', async () => {
  const { portal, itemId, warehouses, stock } = await newStock();
  const input = { itemId, warehouseId: warehouses[0], quantityDelta: '1', unitCost: '9', reason: 'found' };
  const reader = personWith(portal, 'stock.read', 'catalog.read', 'stock.receive');
  assert.equal((await refused(run(adjustStock, reader, input))).code, 'forbidden');
  const keeper: { movements: Array<{ unitCost: unknown }>; stock: { byWarehouse: Array<{ averageCost: unknown }> } } =
    await run(adjustStock, personWith(portal, 'stock.adjust'), input);
  assert.deepEqual([keeper.movements[0]?.unitCost, keeper.stock.byWarehouse[0]?.averageCost], [null, null]);
  assert.equal((await stock()).byWarehouse[0].averageCost, '9');
  const weak = await request('POST', `/api/v1/catalog/${itemId}/movements/adjustment`, {
    key: await portal.key('catalog.read', 'warehouses.read'),
    body: { warehouseId: warehouses[0], quantityDelta: '1', reason: 'found' },
  });
  assert.deepEqual([weak.status, weak.json.code], [403, 'insufficient_scope']);
});

test('sixty-four at once lose nothing and double nothing', async () => {
  const { adjust, stock, movements } = await newStock();
  const answers = await Promise.all(Array.from({ length: 64 }, () => adjust({ quantityDelta: '1.5', unitCost: '2' })));
  assert.ok(answers.every(({ status }) => status === 201));
  assert.equal((await stock()).onHand, '96');
  const made = await movements('?limit=200');
  assert.deepEqual(
    made.map(({ seq }) => seq),
    Array.from({ length: 64 }, (_, index) => 64 - index),
  );
  assert.deepEqual(
    made.map(({ balanceAfter }) => Number(balanceAfter)),
    Array.from({ length: 64 }, (_, index) => (64 - index) * 1.5),
  );
});

test('adjusted, moved between warehouses and taken back by many at once, an item adds up and each is told once', async () => {
  const { portal, adjust, transfer, reverse, stock, movements } = await newStock();
  const added = await Promise.all(Array.from({ length: 24 }, () => adjust({ quantityDelta: '2' })));
  const answers = await Promise.all(
    added.flatMap(({ json }, n) => [
      adjust({ quantityDelta: '1' }, { headers: { 'idempotency-key': `${n >> 1}` } }),
      transfer('1'),
      ...(n % 3 === 0 ? [reverse(json.movements[0].id)] : []),
    ]),
  );
  assert.ok(answers.every(({ status }) => status === 201));
  // 24 × 2, and 12 × 1 as every other key is a repeat, less 8 × 2 taken back; 24 of them lie in the other warehouse.
  const { onHand, byWarehouse } = await stock();
  assert.deepEqual([onHand, byWarehouse.map((one: { onHand: string }) => Number(one.onHand)).sort()], ['44', [20, 24]]);
  const made = (await movements('?limit=200')).map(({ id }) => id as string);
  assert.equal(made.length, 24 + 12 + 48 + 8);
  const told = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'stock.movement_created');
  assert.deepEqual(told.map(({ entity_id }) => entity_id).sort(), made.sort());
});

test('of many who take the last ones, only as many as there are get them', async () => {
  const { adjust, stock } = await newStock();
  await adjust({ quantityDelta: '5' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => adjust({ quantityDelta: '-1', reason: 'loss' })));
  assert.equal(answers.filter(({ status }) => status === 201).length, 5);
  assert.ok(answers.every(({ status, json }) => status === 201 || json.rule === 'insufficient_stock'));
  assert.equal((await stock()).onHand, '0');
});
