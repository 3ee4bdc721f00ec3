import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, request } from '../../../../test/harness.ts';
import { receivedAt, receivingPortal } from '../../../../test/receiving.ts';
import { line, made, url } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

type Policy = 'SUPPLIER_QUOTES_ALL' | 'ACCEPTED_QUOTE_LINES_ONLY' | 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS';

/** An approved requisition whose second line is sand that the catalog does not know. */
async function sand(more: object = {}) {
  const held = await receivingPortal({ lines: [line({ name: 'Песок речной', ...more })] });
  const { ask, warehouseId } = held;
  const keep = (nomenclatureSavePolicy: Policy) => ask('PATCH', '/api/v1/settings/catalog', { nomenclatureSavePolicy });
  const stockOf = async (itemId: string) => (await ask('GET', `/api/v1/catalog/${itemId}/stock`)).json.onHand;
  const itemOf = async (at = 1): Promise<string | null> => (await held.card()).items[at].catalogItemId;
  return { ...held, warehouseId, keep, stockOf, itemOf };
}

test('item_required: a receipt of a line that is no catalog item answered 201 and moved nothing; now it asks first', async () => {
  const { came, receive, card, key, id, warehouseId, items } = await sand();
  const { status, json } = await receive([came('4'), came('10', {}, 1)]);
  assert.deepEqual([status, json.rule], [422, 'item_required']);
  const [fault, ...others] = json.errors;
  assert.deepEqual(
    [others, fault.pointer, fault.params],
    [[], '/items/1/catalogItemId', { procurementItemId: items[1].id, candidates: [] }],
  );
  assert.match(fault.message, /“Песок речной”.*withoutItem: create or outside_stock/);
  assert.equal((await card()).receiptCoverage.percent, '0');
  const russian = await request('POST', `${url}/${id}/stock-receipt`, {
    key,
    body: { warehouseId, receivedAt, items: [came('10', {}, 1)] },
    headers: { 'accept-language': 'ru' },
  });
  assert.match(russian.json.errors[0].message, /«Песок речной» нет в каталоге/);
});

test('the one item that matches is what the line becomes, and its stock moves', async () => {
  const { key, came, receive, itemOf, stockOf } = await sand();
  const known = await newItem(key, { name: 'песок  РЕЧНОЙ' });
  const { lines } = made(await receive([came('10', {}, 1)]));
  assert.deepEqual([await itemOf(), await stockOf(known), lines[0].outsideStock], [known, '10', null]);
  assert.ok(lines[0].movementId);
});

test('where two items match, whoever receives names one of them', async () => {
  const { key, came, receive, itemOf, stockOf } = await sand();
  const two = [await newItem(key, { name: 'Песок речной' }), await newItem(key, { name: 'Песок речной' })];
  const { status, json } = await receive([came('10', {}, 1)]);
  assert.deepEqual([status, ([...json.errors[0].params.candidates] as string[]).sort()], [422, [...two].sort()]);
  made(await receive([came('10', { catalogItemId: two[1] }, 1)]));
  assert.deepEqual([await itemOf(), await stockOf(two[1] as string)], [two[1], '10']);
});

for (const policy of ['SUPPLIER_QUOTES_ALL', 'ACCEPTED_QUOTE_LINES_ONLY'] as const)
  test(`${policy}: what was decided on becomes an item as it comes`, async () => {
    const { first, give, decide, keep, came, receive, itemOf, stockOf } = await sand();
    await decide(give([{ supplierId: first, quantity: '10' }], 1));
    await keep(policy);
    made(await receive([came('6', {}, 1)]));
    const itemId = (await itemOf()) as string;
    assert.equal(await stockOf(itemId), '6');
    made(await receive([came('4', {}, 1)]));
    assert.deepEqual([await itemOf(), await stockOf(itemId)], [itemId, '10']);
  });

test('ALL_PR_IMPORTED_AND_MANUAL_ITEMS: a line from before the policy becomes an item as it comes', async () => {
  const { portal, keep, came, receive, itemOf, stockOf } = await sand();
  await keep('ALL_PR_IMPORTED_AND_MANUAL_ITEMS');
  made(await receive([came('3', {}, 1), came('4', {}, 1)]));
  assert.equal(await stockOf((await itemOf()) as string), '7');
  const created = (await factsOf(portal.tenantId)).filter(
    ({ event }) => event === 'integration_api.catalog_item.created',
  );
  assert.equal(created.length, 2, 'the cement before, and the sand');
});

test('a new item is made where the receipt says so, by who may make one', async () => {
  const { portal, id, warehouseId, came, receive, itemOf, stockOf } = await sand();
  const items = [came('10', { withoutItem: 'create' }, 1)];
  const body = { warehouseId, receivedAt, items };
  const key = await portal.key('purchase_requisitions.read', 'purchase_requisitions.write');
  assert.equal((await request('POST', `${url}/${id}/stock-receipt`, { key, body })).status, 403);
  made(await receive(items));
  assert.equal(await stockOf((await itemOf()) as string), '10');
});

test('what cannot be said of a line is refused at its field', async () => {
  const { key, came, receive, ask } = await sand();
  const service = await newItem(key, { name: 'Доставка', type: 'service' });
  const gone = await newItem(key, { name: 'Щебень' });
  await ask('DELETE', `/api/v1/catalog/${gone}`);
  for (const [more, at, pointer] of [
    [{ catalogItemId: service }, 1, '/items/0/catalogItemId'],
    [{ catalogItemId: gone }, 1, '/items/0/catalogItemId'],
    [{ catalogItemId: gone, withoutItem: 'create' }, 1, '/items/0/withoutItem'],
    [{ withoutItem: 'create' }, 0, '/items/0'],
    [{ catalogItemId: service }, 0, '/items/0'],
  ] as const) {
    const { status, json } = await receive([came('1', more, at)]);
    assert.deepEqual([status, json.errors?.[0]?.pointer], [422, pointer], JSON.stringify(json));
  }
});

test('what was sent back whole asks for no item', async () => {
  const { came, receive } = await sand();
  const { lines } = made(await receive([came('3', { rejectedQuantity: '3', rejectReason: 'Брак' }, 1)]));
  assert.deepEqual([lines[0].outsideStock, lines[0].movementId], [null, null]);
});
