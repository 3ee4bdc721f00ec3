import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decidingPortal } from '../../../../test/deciding.ts';
import { proposalPortal } from '../../../../test/proposals.ts';
import { line } from '../../../../test/requisitions.ts';

test('a proposal for a requisition is made of what was accepted, grouped by suppliers', async () => {
  const held = await decidingPortal({ lines: [line(), line({ name: 'Песок' })] });
  await held.decide(
    held.give([
      { supplierId: held.first, quantity: '4', price: '90' },
      { supplierId: held.second, quantity: '6', price: '100', vatMode: 'excluded' },
    ]),
    held.give([{ supplierId: held.first, quantity: '10', price: '5' }], 1),
  );
  const { ask, customerId } = await proposalPortal(held.portal);
  const { status, json } = await ask('POST', '', { procurementId: held.id, customerId });
  assert.equal(status, 201, JSON.stringify(json));
  const [first] = json.rows;
  assert.deepEqual(
    json.rows.map((row: Record<string, string>) => [row.name, row.quantity, row.unitCost, row.groupKey]),
    [
      [held.items[0].name, '4', '90', held.first],
      ['Песок', '10', '5', held.first],
      [held.items[0].name, '6', '122', held.second],
    ],
  );
  assert.deepEqual([first.supplierName, first.groupLabel], [first.groupLabel, first.supplierName]);
  assert.equal(first.procurementItemId, held.items[0].id);
  assert.deepEqual([json.currency, json.costTotalAmount, json.grossProfitAmount], ['RUB', '936.06', '0.00']);
});

test('rows made of decisions may begin with a markup, rows that are given may not', async () => {
  const held = await decidingPortal();
  await held.decide(held.give([{ supplierId: held.first, price: '90' }]));
  const { ask, faultsOf } = await proposalPortal(held.portal);
  const asked = { procurementId: held.id, markupPercent: '20' };
  const { status, json } = await ask('POST', '', asked);
  assert.equal(status, 201, JSON.stringify(json));
  assert.deepEqual([json.rows[0].markupPercent, json.rows[0].unitPrice], ['20', '108']);
  assert.deepEqual(faultsOf(await ask('POST', '', { ...asked, rows: [] })), ['/markupPercent decisions_required']);
  assert.deepEqual(faultsOf(await ask('POST', '', { ...asked, markupPercent: '-101' })), ['/markupPercent minimum']);
  assert.deepEqual(faultsOf(await ask('POST', '', { ...asked, proposalModel: 'agency' })), [
    '/markupPercent agency_without_markup',
  ]);
});

test('costs come into the currency of the proposal, and never without a rate', async () => {
  const held = await decidingPortal();
  await held.decide(held.give([{ supplierId: held.first, price: '90' }]));
  const { ask, call } = await proposalPortal(held.portal);
  const asked = { procurementId: held.id, currency: 'USD' };
  const refused = await ask('POST', '', asked);
  assert.deepEqual([refused.status, refused.json.rule], [422, 'no_rate']);
  const set = await call('PUT', '/api/v1/settings/exchange-rates', {
    rates: [{ currency: 'USD', date: '2026-01-01', rate: '90' }],
  });
  assert.ok(set.status < 300, JSON.stringify(set.json));
  const { json } = await ask('POST', '', asked);
  assert.deepEqual([json.currency, json.rows[0].unitCost], ['USD', '1']);
});

test('nothing is made of a requisition on which nothing was decided, unless rows are given', async () => {
  const held = await decidingPortal();
  const { ask } = await proposalPortal(held.portal);
  const { status, json } = await ask('POST', '', { procurementId: held.id });
  assert.deepEqual([status, json.rule], [422, 'nothing_decided']);
  const rows = [{ procurementItemId: held.items[0].id, quantity: '2', unitCost: '10' }];
  const made = await ask('POST', '', { procurementId: held.id, rows });
  assert.deepEqual([made.status, made.json.rows[0].name], [201, held.items[0].name]);
  const missing = await ask('POST', '', { procurementId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' });
  assert.deepEqual([missing.status, missing.json.code], [422, 'unknown_reference']);
});

test('a proposal from a price list has its rows, its currency and its prices', async () => {
  const { ask, call } = await proposalPortal();
  const post = async (path: string, body: object) => {
    const { status, json } = await call('POST', path, body);
    assert.ok(status < 300, JSON.stringify(json));
    return json;
  };
  const item = await post('/api/v1/catalog', { type: 'product', name: 'Кабель', baseUom: '006' });
  const list = await post('/api/v1/price-lists', { name: 'Осень', kind: 'internal', vatMode: 'excluded' });
  await post(`/api/v1/price-lists/${list.id}/items`, {
    items: [
      { catalogItemId: item.id, price: '100', uom: '006', minQuantity: '5', discountPercent: '10', vatRate: '22' },
      { catalogItemId: item.id, price: '70', uom: '006', minQuantity: '50', vatRate: '22' },
    ],
  });
  const draft = await ask('POST', '', { priceListId: list.id });
  assert.equal(draft.json.rule, 'price_list_not_active');
  const active = await call('PATCH', `/api/v1/price-lists/${list.id}`, { status: 'active' });
  assert.equal(active.status, 200, JSON.stringify(active.json));
  const { status, json } = await ask('POST', '', { priceListId: list.id });
  assert.equal(status, 201, JSON.stringify(json));
  assert.deepEqual(
    [json.pricingMode, json.vatMode, json.priceListId, json.netAmount, json.totalAmount, json.grossProfitAmount],
    ['price_list', 'excluded', list.id, '450.00', '549.00', null],
  );
  assert.deepEqual(
    json.rows.map((row: Record<string, string>) => [row.name, row.quantity, row.unitPrice]),
    [['Кабель', '5', '90']],
  );
  const later = await post('/api/v1/price-lists', { name: 'Зима', kind: 'internal' });
  const row = { catalogItemId: item.id, price: '100', uom: '006', validFrom: '2099-01-01' };
  await post(`/api/v1/price-lists/${later.id}/items`, { items: [row] });
  assert.equal((await call('PATCH', `/api/v1/price-lists/${later.id}`, { status: 'active' })).status, 200);
  assert.equal((await ask('POST', '', { priceListId: later.id })).json.rule, 'price_list_empty');
  const strange = await ask('POST', '', { priceListId: list.id, pricingMode: 'cost_plus' });
  assert.equal(strange.json.errors[0].code, 'pricing_mode_conflict');
});

test('rows of a price list bring what their items cost, in the currency and unit of the row, where that is known', async () => {
  const { ask, call } = await proposalPortal();
  const post = async (path: string, body: object) => {
    const { status, json } = await call('POST', path, body);
    assert.ok(status < 300, JSON.stringify(json));
    return json;
  };
  const cost = (price: string, currency = 'RUB') => ({ plannedCost: { price, currency } });
  const item = (name: string, more: object = {}) =>
    post('/api/v1/catalog', { type: 'product', name, baseUom: '166', ...more });
  const items = [await item('Цемент', cost('6')), await item('Песок'), await item('Клей', cost('1', 'EUR'))];
  const list = await post('/api/v1/price-lists', { name: 'Осень', kind: 'internal', vatMode: 'included' });
  const rowOf = ({ id }: { id: string }, uom: string) => ({ catalogItemId: id, price: '9000', uom, vatRate: '22' });
  await post(`/api/v1/price-lists/${list.id}/items`, {
    items: [rowOf(items[0], '166'), rowOf(items[0], '168'), rowOf(items[1], '166'), rowOf(items[2], '166')],
  });
  assert.equal((await call('PATCH', `/api/v1/price-lists/${list.id}`, { status: 'active' })).status, 200);
  const { status, json } = await ask('POST', '', { priceListId: list.id });
  assert.equal(status, 201, JSON.stringify(json));
  assert.deepEqual(
    json.rows.map((row: Record<string, string>) => [row.name, row.uom, row.unitCost]),
    [
      // Without VAT in the catalog, with it where the prices of the proposal are with it.
      ['Цемент', '166', '7.32'],
      ['Цемент', '168', '7320'],
      ['Песок', '166', null],
      ['Клей', '166', null],
    ],
  );
});
