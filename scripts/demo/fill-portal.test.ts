import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, newPortal, request } from '../../server/test/harness.ts';
import { type Api, withKey } from './api.ts';
import { demoScopes } from './demo-account.ts';
import { fillPortal } from './fill-portal.ts';
import { deliveredAt, foldRows } from './fold-rows.ts';
import { readOkpd2 } from './read-okpd2.ts';
import { readScms } from './read-scms.ts';

const api: Api = async (method, path, body, headers = {}) => {
  const { status, json } = await request(method, path, { body, headers });
  return { status, body: json };
};

/** The classifier without what the products do not stand in, sections apart. */
const someOkpd2 = () => readOkpd2().filter(({ code }) => code.length === 1 || /^(21|32)/.test(code));

test('a slice of the deliveries makes a whole company, and a second run changes nothing', async () => {
  const portal = await newPortal();
  const call = withKey(api, await portal.key(...demoScopes));
  const read = async (path: string) => (await request('GET', path, { key: await portal.key(...demoScopes) })).json;
  const rows = readScms().filter((_, index) => index % 40 === 0);

  const first = await fillPortal(call, rows, someOkpd2());
  assert.deepEqual(
    first.tallies.flatMap(({ refused }) => refused),
    [],
  );
  for (const { step, created, changed, unchanged } of first.tallies) {
    assert.ok(created > 0, `${step} made something`);
    assert.deepEqual([changed, unchanged], [0, 0], `${step} found nothing there`);
  }
  const made = Object.fromEntries(first.tallies.map(({ step, created }) => [step, created]));
  assert.equal(made['Catalog items'], first.folded.items.length);
  assert.equal(made['Price lists'], made['Lists published']);

  const card = await read(`/api/v1/catalog/${first.example.item}`);
  assert.ok(Number(card.stock.onHand) > 0);
  assert.ok(card.suppliers.some((link: { manual: unknown }) => link.manual));
  assert.ok(card.suppliers.length > 1 && card.priceHistory.length > 1);
  assert.deepEqual([card.baseUom, card.plannedCost.currency, card.plannedCost.source], ['778', 'RUB', 'price_list']);
  assert.equal(card.currentCostSource, 'price_list');
  assert.match(card.customFields.units_per_pack, /^\d+$/);
  const category = await read(`/api/v1/catalog/categories/${card.categoryId}`);
  assert.deepEqual([category.code, category.path.length > 6], [card.okpd2, true]);
  const list = await read(`/api/v1/price-lists/${first.example.priceList}`);
  assert.equal(list.status, 'active');

  const told = (await factsOf(portal.tenantId)).length;
  const second = await fillPortal(call, rows, someOkpd2());
  for (const [index, { step, created, changed, unchanged, refused }] of second.tallies.entries())
    assert.deepEqual([created, changed, unchanged, refused], [0, 0, first.tallies[index]?.created, []], step);
  assert.equal((await factsOf(portal.tenantId)).length, told);
});

test('what the server refuses is told with its reason, and the rest is made', async () => {
  const portal = await newPortal();
  const call = withKey(api, await portal.key(...demoScopes));
  const [first, second] = readScms() as [Record<string, string>, Record<string, string>];
  const rows = [{ ...first, Vendor: 'x'.repeat(300) }, second];
  const { tallies } = await fillPortal(call, rows, someOkpd2());
  const refused = Object.fromEntries(tallies.map(({ step, refused }) => [step, refused]));
  assert.match(refused.Suppliers?.[0]?.reason ?? '', /^validation_failed: /);
  assert.equal(refused['Price lists']?.length, 1);
  assert.equal(refused.Prices?.length, 1);
  assert.deepEqual(refused['Catalog items'], []);
});

test('every line of the file is in an item or refused', () => {
  const rows = readScms();
  const { items, refused } = foldRows(rows);
  assert.equal(items.reduce((sum, { deliveries }) => sum + deliveries.length, 0) + refused.length, rows.length);
});

test('the price is of the latest delivery, whatever the order of the lines', () => {
  const line = { 'Item Description': 'Zidovudine', 'Unit of Measure (Per Pack)': '60', 'Line Item Quantity': '1' };
  const early = { ...line, ID: '1', 'Pack Price': '5', 'Delivered to Client Date': '02-Jun-06' };
  const late = { ...line, ID: '2', 'Pack Price': '4', 'Delivered to Client Date': '30-Jan-15' };
  for (const rows of [
    [early, late],
    [late, early],
  ]) {
    const [only] = foldRows(rows).items;
    assert.deepEqual(only?.deliveries, [early, late]);
  }
});

test('a date in words counts as the oldest', () => {
  assert.equal(deliveredAt({ 'Delivered to Client Date': 'Date Not Captured' }), 0);
  assert.equal(deliveredAt({ 'Delivered to Client Date': '02-Jun-06' }), Date.UTC(2006, 5, 2));
});
