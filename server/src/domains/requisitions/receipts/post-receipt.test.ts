import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, request } from '../../../../test/harness.ts';
import { costOf } from '../../../../test/prices.ts';
import { receivedAt, receivingPortal } from '../../../../test/receiving.ts';
import { line, made, requisitionPortal, url } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const usd = (rate: string, date: string) => ({ rates: [{ currency: 'USD', rate, date }] });

test('what came lies in stock at the price of its decision without VAT, and the requisition follows', async () => {
  const { portal, key, first, give, decide, came, receive, stock, card, itemId, warehouseId } = await receivingPortal();
  await decide(give([{ supplierId: first, price: '122' }]));
  const receipt = made(await receive([came('4', { batchNumber: 'П-118', expiresOn: '2027-03-01' })]));
  assert.match(receipt.number, /^SR-\d{4}-0001$/);
  const [row] = receipt.lines;
  assert.deepEqual(
    [row.quantity, row.receivedQuantity, row.supplierId, row.unitCost, row.currency, row.batchNumber, row.expiresOn],
    ['4', '4', first, '100', 'RUB', 'П-118', '2027-03-01'],
  );
  const { onHand, byWarehouse } = await stock();
  assert.deepEqual([onHand, byWarehouse[0].averageCost, byWarehouse[0].warehouseId], ['4', '100', warehouseId]);
  const { status, receiptCoverage, items } = await card();
  assert.deepEqual([status, receiptCoverage.percent, items[0].receivedQuantity], ['partially_received', '40', '4']);
  assert.equal(await costOf(key, itemId), '100 RUB stock_receipt');
  const told = (await factsOf(portal.tenantId)).slice(-4).map(({ event }) => event);
  assert.deepEqual(told, [
    'stock.movement_created',
    'integration_api.procurement.status_changed',
    'procurement.stock_received',
    'integration_api.catalog_item.updated',
  ]);
  assert.doesNotMatch(JSON.stringify((await factsOf(portal.tenantId)).at(-2)?.data.receipt), /unitCost/);

  made(await receive([came('6')]));
  const after = await card();
  assert.deepEqual([after.status, after.receiptCoverage], ['completed', { status: 'covered', percent: '100' }]);
});

test('the movement happened when the goods were received and names the receipt', async () => {
  const { first, give, decide, came, receive, ask, itemId } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const receipt = made(await receive([came('4')]));
  const { json } = await ask('GET', `/api/v1/catalog/${itemId}/movements`);
  const [{ type, occurredAt, sourceEntityType, sourceEntityId, id }] = json.items;
  assert.deepEqual(
    [type, occurredAt, sourceEntityType, sourceEntityId, id],
    ['receipt', receivedAt, 'stock_receipt', receipt.id, receipt.lines[0].movementId],
  );
});

test('goods may come before anybody decided, at a cost that is told or at none', async () => {
  const { came, receive, stock, card } = await receivingPortal();
  made(await receive([came('3')]));
  assert.equal((await stock()).byWarehouse[0].averageCost, null);
  made(await receive([came('2', { unitCost: '55.5' })]));
  assert.deepEqual([(await stock()).onHand, (await stock()).byWarehouse[0].averageCost], ['5', '55.5']);
  assert.equal((await card()).status, 'partially_received');
});

test('who pays no VAT keeps it in the cost', async () => {
  const { ask, first, give, decide, came, receive } = await receivingPortal();
  const { json: regional } = await ask('GET', '/api/v1/settings/regional');
  const none = { vatDefaults: { ...regional.vatDefaults, mode: 'none' } };
  assert.equal((await ask('PATCH', '/api/v1/settings/regional', none)).status, 200);
  await decide(give([{ supplierId: first, price: '100', vatMode: 'excluded' }]));
  assert.equal(made(await receive([came('1')])).lines[0].unitCost, '122');
});

test('a price in another currency costs what it was worth on the day of the receipt', async () => {
  const { ask, first, give, decide, came, receive } = await receivingPortal();
  await ask('PUT', '/api/v1/settings/exchange-rates', usd('80', '2026-03-01'));
  await decide(give([{ supplierId: first, price: '1.25', currency: 'USD', vatMode: 'none', vatRate: 'none' }]));
  assert.equal(made(await receive([came('1')])).lines[0].unitCost, '100');
  await ask('PUT', '/api/v1/settings/exchange-rates', usd('90', '2026-03-02'));
  assert.equal(made(await receive([came('1')])).lines[0].unitCost, '112.5');
});

test('a cost in a currency without a known rate is refused with no_rate', async () => {
  const { came, receive } = await receivingPortal();
  const { status, json } = await receive([came('1', { unitCost: '5', currency: 'CNY' })]);
  assert.deepEqual([status, json.rule, json.currency, json.date], [422, 'no_rate', 'CNY', '2026-03-02']);
});

test('packs of a line go into the stock in base units, at what one of those costs', async () => {
  const packs = { uomConversions: [{ uom: '778', factorToBase: '12' }] };
  const { came, ask, itemId, warehouseId, approved } = await receivingPortal({ item: packs });
  const { id, items } = await approved({ items: [line({ catalogItemId: itemId, uom: '778' })] });
  const body = {
    warehouseId,
    receivedAt,
    items: [{ ...came('2', { unitCost: '1200' }), procurementItemId: items[0].id }],
  };
  made(await ask('POST', `${url}/${id}/stock-receipt`, body));
  const { json } = await ask('GET', `/api/v1/catalog/${itemId}/stock`);
  assert.deepEqual([json.onHand, json.byWarehouse[0].averageCost], ['24', '100']);
});

test('goods of an item that was merged meanwhile lie with the item that stays', async () => {
  const { ask, key, itemId, first, give, decide, came, receive, stock } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const stays = await newItem(key, { name: 'Цемент М500 Д0' });
  const merged = await ask('POST', `/api/v1/catalog/${itemId}/merge`, { intoId: stays });
  assert.ok(merged.status < 300, JSON.stringify(merged.json));
  made(await receive([came('4')]));
  assert.equal((await ask('GET', `/api/v1/catalog/${stays}/stock`)).json.onHand, '4');
  assert.equal((await stock()).onHand, '0');
});

test('one delivery of several decisions stands apart for each, at the price of each', async () => {
  const { first, give, decide, came, receive, stock } = await receivingPortal();
  const plain = { supplierId: first, vatMode: 'none', vatRate: 'none' } as const;
  await decide(
    give([
      { ...plain, quantity: '6', price: '10' },
      { ...plain, quantity: '4', price: '20' },
    ]),
  );
  const { lines } = made(await receive([came('8')]));
  assert.deepEqual(
    lines.map(({ receivedQuantity, unitCost }: Record<string, string>) => [receivedQuantity, unitCost]),
    [
      ['6', '10'],
      ['2', '20'],
    ],
  );
  assert.deepEqual([(await stock()).onHand, (await stock()).byWarehouse[0].averageCost], ['8', '12.5']);
  assert.equal(made(await receive([came('2')])).lines[0].unitCost, '20');
});

test('what is sent back at the door is no stock, needs a reason, and may come again', async () => {
  const { first, give, decide, came, receive, stock, card } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const reasonless = await receive([came('5', { rejectedQuantity: '1' })]);
  assert.deepEqual(reasonless.json.errors[0], { ...reasonless.json.errors[0], pointer: '/items/0/rejectReason' });
  const more = await receive([came('1', { rejectedQuantity: '2', rejectReason: 'Мешки порваны' })]);
  assert.equal(more.json.errors[0].code, 'maximum');
  const broken = { rejectedQuantity: '4', rejectReason: 'Мешки порваны' };
  const { lines } = made(await receive([came('10', broken)]));
  assert.deepEqual(
    [lines[0].quantity, lines[0].rejectedQuantity, lines[0].receivedQuantity, lines[0].rejectReason],
    ['10', '4', '6', 'Мешки порваны'],
  );
  assert.equal((await stock()).onHand, '6');
  const { items } = await card();
  assert.deepEqual([items[0].receivedQuantity, items[0].rejectedQuantity], ['6', '4']);
  made(await receive([came('4')]));
  assert.equal((await card()).status, 'completed');
});

test('what was sent back whole moves nothing and covers nothing', async () => {
  const { came, receive, card } = await receivingPortal();
  const { lines } = made(await receive([came('3', { rejectedQuantity: '3', rejectReason: 'Брак' })]));
  assert.deepEqual([lines[0].movementId, lines[0].receivedQuantity], [null, '0']);
  assert.deepEqual([(await card()).status, (await card()).receiptCoverage.percent], ['approved', '0']);
});

test('services and what is kept outside the stock on purpose are counted alone, and called so', async () => {
  const { came, receive, stock, card } = await receivingPortal({
    lines: [line({ name: 'Доставка', itemType: 'service', quantity: '2' }), line({ name: 'Песок' })],
  });
  const { lines } = made(await receive([came('2', {}, 1), came('10', { withoutItem: 'outside_stock' }, 2)]));
  assert.deepEqual(
    lines.map(({ movementId, outsideStock }: Record<string, string | null>) => [movementId, outsideStock]),
    [
      [null, 'service'],
      [null, 'chosen'],
    ],
  );
  assert.equal((await stock()).onHand, '0');
  assert.deepEqual(
    (await card()).items.map(({ receivedQuantity }: Record<string, string>) => receivedQuantity),
    ['0', '2', '10'],
  );
});

test('the same key twice receives once', async () => {
  const { came, receive, stock } = await receivingPortal();
  const key = { 'Idempotency-Key': uuidv7() };
  const one = made(await receive([came('4')], {}, key));
  const again = await receive([came('4')], {}, key);
  assert.deepEqual([again.status, again.json.id], [201, one.id]);
  assert.equal((await stock()).onHand, '4');
});

test('receipts are read by whom the requisition is, and their costs by whom costs are', async () => {
  const { portal, id, came, receive, receipts } = await receivingPortal();
  made(await receive([came('1', { unitCost: '5' })]));
  made(await receive([came('2', { unitCost: '6' })], { receivedAt: '2026-04-01T00:00:00Z' }));
  assert.deepEqual(
    (await receipts()).map((one: { lines: Array<{ unitCost: string }> }) => one.lines[0]?.unitCost),
    ['6', '5'],
  );
  const path = `${url}/${id}/stock-receipts`;
  const reader = await portal.key('purchase_requisitions.read');
  const seen = (await request('GET', path, { key: reader })).json.items;
  assert.equal(seen[0].lines[0].quantity, '2');
  const stranger = await requisitionPortal();
  assert.equal((await stranger.ask('GET', path)).status, 404);
});

test('sixty lines are received in as many statements as two', async () => {
  const many = Array.from({ length: 61 }, (_, n) => line({ name: `Позиция ${n}` }));
  const { ask, first, give, decide, came, receive } = await receivingPortal({ lines: many });
  await ask('PATCH', '/api/v1/settings/catalog', { nomenclatureSavePolicy: 'ACCEPTED_QUOTE_LINES_ONLY' });
  const places = Array.from({ length: 60 }, (_, n) => n + 1);
  await decide(...places.map((at) => give([{ supplierId: first }], at)));
  const cost = async (at: number[], quantity: string) =>
    (await countStatements(async () => made(await receive(at.map((one) => came(quantity, {}, one)))))).statements
      .length;
  await cost([1], '1');
  const two = await cost([1, 2], '1');
  assert.equal(await cost(places, '2'), two);
});

test('what was decided and has not come yet is on its way, to its warehouse where one is named', async () => {
  const { first, give, decide, came, receive, stock, ask, id, warehouseId } = await receivingPortal();
  const onItsWay = async () => {
    const { incoming, byWarehouse } = await stock();
    return [incoming, ...byWarehouse.map((one: Record<string, string>) => [one.warehouseId, one.onHand, one.incoming])];
  };
  assert.deepEqual(await onItsWay(), ['0']);
  await decide(give([{ supplierId: first }]));
  assert.deepEqual(await onItsWay(), ['10'], 'to no warehouse yet');
  const { status, json } = await ask('PATCH', `${url}/${id}`, { deliveryWarehouseId: warehouseId });
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual(await onItsWay(), ['10', [warehouseId, '0', '10']]);
  made(await receive([came('4')]));
  assert.deepEqual(await onItsWay(), ['6', [warehouseId, '4', '6']]);
  made(await receive([came('6')]));
  assert.deepEqual(await onItsWay(), ['0', [warehouseId, '10', '0']]);
});
