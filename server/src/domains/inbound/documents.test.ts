import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { type Inbound, newInbound } from '../../../test/inbound.ts';

const scopes = ['catalog', 'counterparties', 'warehouses', 'price_lists', 'supplier_documents', 'finance'];

async function prepared() {
  const inbound = await newInbound();
  const key = await inbound.portal.key(...scopes.flatMap((scope) => [`${scope}.read`, `${scope}.write`]));
  const make = async (path: string, body: object) => {
    const { status, json, text } = await request('POST', `/api/v1${path}`, { key, body });
    assert.ok(status < 300, text);
    return json;
  };
  const read = async (path: string) => (await request('GET', `/api/v1${path}`, { key })).json;
  const item = await make('/catalog', { name: 'Цемент М500', sku: 'C-500', baseUom: '166' });
  return { inbound, make, read, item };
}

const told = async (inbound: Inbound, event: string, body: object) => {
  const receipt = await inbound.tell(event, body);
  return receipt.applications[0]?.result ?? receipt.lastError;
};

test("a supplier's price comes by an event into its price list; told again it changes nothing", async () => {
  const { inbound, make, read, item } = await prepared();
  const supplier = await make('/counterparties', {
    shortName: 'Цементный двор',
    inn: '7707083893',
    roles: ['supplier'],
  });
  const list = await make('/price-lists', {
    kind: 'supplier',
    name: 'Опт',
    counterpartyId: supplier.id,
    currency: 'RUB',
  });
  await inbound.map({
    event: 'price.changed',
    operation: 'price.upsert',
    source: { sku: '$.article', price: { path: '$.price', as: 'decimal' }, deliveryDays: '$.days' },
    defaults: { priceList: list.number },
    matchBy: 'sku',
  });
  assert.equal(await told(inbound, 'price.changed', { article: 'C-500', price: '412,50', days: 3 }), 'created');
  assert.equal(await told(inbound, 'price.changed', { article: 'c-500', price: 412.5, days: 3, n: 2 }), 'unchanged');
  assert.equal(await told(inbound, 'price.changed', { article: 'C-500', price: '420' }), 'updated');
  const { items } = await read(`/price-lists/${list.id}/items`);
  assert.deepEqual(
    items.map((row: Record<string, unknown>) => [row.catalogItemId, row.price, row.deliveryDays]),
    [[item.id, '420', 3]],
  );
  const unknown = await told(inbound, 'price.changed', { article: 'X-1', price: '1' });
  assert.deepEqual([unknown.code, unknown.fields[0].at], ['validation_failed', '/sku']);
  const wrong = await told(inbound, 'price.changed', { article: 'C-500', price: '-5' });
  assert.equal(wrong.fields[0].at, '/price');
});

test('what lies in a warehouse comes by an event, and moves once however often it is told', async () => {
  const { inbound, make, read, item } = await prepared();
  await make('/warehouses', { name: 'Москва', code: 'МСК-1' });
  await inbound.map({
    event: 'stock.counted',
    operation: 'stock.set',
    source: { sku: '$.sku', warehouse: '$.store', quantity: { path: '$.left', as: 'decimal' } },
    matchBy: 'sku',
  });
  const body = { sku: 'C-500', store: 'МСК-1', left: '120' };
  assert.equal(await told(inbound, 'stock.counted', body), 'updated');
  assert.equal(await told(inbound, 'stock.counted', { ...body, again: true }), 'unchanged');
  const { items } = await read(`/catalog/${item.id}/movements`);
  assert.deepEqual(
    items.map(({ quantity, reason }: Record<string, string>) => `${quantity} ${reason}`),
    ['120 inventory'],
  );
  const elsewhere = await told(inbound, 'stock.counted', { ...body, store: 'СПБ' });
  assert.deepEqual([elsewhere.code, elsewhere.fields[0].at], ['validation_failed', '/warehouse']);
  const negative = await told(inbound, 'stock.counted', { ...body, left: '-1' });
  assert.equal(negative.fields[0].at, '/quantity');
});

const bill = {
  event: 'invoice.saved',
  operation: 'invoice.upsert',
  source: {
    number: '$.number',
    date: { path: '$.date', as: 'date' },
    supplierInn: '$.supplier.inn',
    'lines[].sku': '$.rows[*].article',
    'lines[].name': '$.rows[*].title',
    'lines[].quantity': { path: '$.rows[*].count', as: 'decimal' },
    'lines[].unit': '$.rows[*].unit',
    'lines[].price': { path: '$.rows[*].price', as: 'decimal' },
  },
  defaults: { 'lines[].vatRate': '22', currency: 'RUB', vatMode: 'excluded' },
  requiredFields: ['number', 'lines[].price'],
  externalSource: '1c',
  externalIdPath: '$.id',
  matchBy: 'number',
};

const paper = {
  id: 'inv-7',
  number: 'СЧ-7',
  date: '15.10.2026',
  supplier: { inn: '7707083893' },
  rows: [
    { article: 'C-500', title: 'Цемент', count: '10', unit: 'кг', price: '412,50' },
    { title: 'Доставка', count: 1, unit: 'шт', price: '900' },
  ],
};

test('an invoice comes by an event with its lines, changes by the next one, and told again stays as it is', async () => {
  const { inbound, make, read, item } = await prepared();
  await make('/counterparties', { shortName: 'Цементный двор', inn: '7707083893', roles: ['supplier'] });
  await inbound.map(bill);
  assert.equal(await told(inbound, 'invoice.saved', paper), 'created');
  assert.equal(await told(inbound, 'invoice.saved', { ...paper, sent: 2 }), 'unchanged');
  const [cement, delivery] = paper.rows;
  assert.equal(
    await told(inbound, 'invoice.saved', { ...paper, rows: [cement, { ...delivery, price: '950' }] }),
    'updated',
  );
  const { items } = await read('/invoices');
  assert.equal(items.length, 1);
  const card = await read(`/invoices/${items[0].id}`);
  assert.deepEqual(
    [card.externalNumber, card.externalDate, card.supplier.inn, card.totals.net],
    ['СЧ-7', '2026-10-15', '7707083893', '5075.00'],
  );
  assert.deepEqual(
    card.lines.map((line: Record<string, unknown>) => [
      line.catalogItemId,
      line.name,
      line.quantity,
      line.uom,
      line.price,
    ]),
    [
      [item.id, 'Цемент', '10', '166', '412.5'],
      [null, 'Доставка', '1', '796', '950'],
    ],
  );
});

test('what is wrong with a line of an invoice is told in the journal with the number of the line', async () => {
  const { inbound, make } = await prepared();
  await make('/counterparties', { shortName: 'Цементный двор', inn: '7707083893', roles: ['supplier'] });
  await inbound.map(bill);
  const [cement, delivery] = paper.rows;
  const unread = await told(inbound, 'invoice.saved', { ...paper, rows: [cement, { ...delivery, count: 'много' }] });
  assert.match(unread.fields[0].message, /\$\.rows\[1\]\.count/);
  const lacking = await told(inbound, 'invoice.saved', { ...paper, rows: [{ ...cement, price: null }] });
  assert.match(lacking.message, /lines\[0\]\.price/);
  const stranger = await told(inbound, 'invoice.saved', { ...paper, supplier: { inn: '7736050003' } });
  assert.equal(stranger.fields[0].at, '/supplierInn');
  const noUnit = await told(inbound, 'invoice.saved', { ...paper, rows: [{ ...cement, unit: 'горсть' }] });
  assert.equal(noUnit.fields[0].at, '/lines/0/unit');
});

test('a mapping of lines goes through one list, or is refused by name', async () => {
  const { inbound } = await prepared();
  const source = { number: '$.number', 'lines[].name': '$.rows[0].title', 'lines[].price': '$.rows[*].price' };
  const single = await inbound.ask('POST', '/mappings', { ...bill, defaults: {}, requiredFields: [], source });
  assert.deepEqual([single.status, single.json.errors[0].pointer], [422, '/source/lines[].name']);
  const two = { ...source, 'lines[].name': '$.other[*].title' };
  const another = await inbound.ask('POST', '/mappings', { ...bill, defaults: {}, requiredFields: [], source: two });
  assert.deepEqual([another.status, another.json.errors[0].pointer], [422, '/source/lines[].price']);
});

test('stock of an item that nobody linked is refused where articles do not count: item_not_linked', async () => {
  const { inbound, make, read, item } = await prepared();
  await make('/warehouses', { name: 'Москва', code: 'МСК-1' });
  const source = { sku: '$.sku', warehouse: '$.store', quantity: '$.left' };
  const linked = { externalSource: '1c', externalIdPath: '$.id' };
  const mapping = await inbound.map({ event: 'stock.counted', operation: 'stock.set', source, ...linked });
  const body = { id: '77', sku: 'C-500', store: 'Москва', left: '5' };
  const receipt = await inbound.tell('stock.counted', body);
  assert.deepEqual([receipt.lastError.code, receipt.applications], ['business_rule_violated', []]);
  const [line] = (await inbound.logs('&status=failed')) as Array<{ details: { rule: string } }>;
  assert.equal(line?.details.rule, 'item_not_linked');
  await inbound.ask('PATCH', `/mappings/${mapping}`, { matchBy: 'sku' });
  assert.equal(await told(inbound, 'stock.counted', { ...body, again: true }), 'updated');
  const { externalLinks } = await read(`/catalog/${item.id}`);
  assert.deepEqual(externalLinks, [{ externalSource: '1c', externalId: '77' }]);
});
