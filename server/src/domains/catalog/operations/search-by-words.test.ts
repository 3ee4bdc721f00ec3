import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { newPortal, owner, request } from '../../../../test/harness.ts';

const url = '/api/v1/catalog';
let key: string;

const items = [
  { name: 'Lamivudine 150mg tablets, 60 Tabs', sku: 'LAM-150', brand: 'Aurobindo' },
  { name: 'Lamivudine oral solution', sku: 'LAM-SOL' },
  { name: 'Болт М8х20 оцинкованный', sku: 'Б-8-20', manufacturerSku: 'DIN 933/8-20', brand: 'Fabory' },
  { name: 'Болты анкерные', sku: 'БА-1', barcode: '4601234567893' },
  { name: 'Забор секционный с болтами для крепления', sku: 'ЗБ-1' },
  { name: 'Масло моторное 500 мл', sku: 'М-500' },
  { name: 'Цемент М500 Д0, мешок 50 кг', sku: 'C-500' },
  { name: 'Щётка чёрная', sku: '777' },
];

before(async () => {
  key = await (await newPortal()).key('catalog.read', 'catalog.write', 'catalog.delete');
  for (const body of items) assert.equal((await request('POST', url, { key, body })).status, 201);
});

const found = async (search: string, more = '') => {
  const { json, status } = await request('GET', `${url}?search=${encodeURIComponent(search)}${more}`, { key });
  assert.equal(status, 200, JSON.stringify(json));
  return (json as { items: Array<{ name: string }> }).items.map(({ name }) => name);
};

const sought: ReadonlyArray<readonly [what: string, typed: string, first: string]> = [
  ['words in another order', 'tablets lamivudine', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['words with others between them', 'lamivudine tablets', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['another form of an English word', 'tablet', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['another form of a Russian word', 'оцинкованная', 'Болт М8х20 оцинкованный'],
  ['one typo', 'lamivudnie tablets', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['one typo in one of two words', 'цимент мешок', 'Цемент М500 Д0, мешок 50 кг'],
  ['an article', 'LAM-SOL', 'Lamivudine oral solution'],
  ['an article without its sign', 'lam150', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['an article in the letters of another alphabet', 'С-500', 'Цемент М500 Д0, мешок 50 кг'],
  ['an article of the manufacturer', 'DIN933/8-20', 'Болт М8х20 оцинкованный'],
  ['a part of an article', '933/8', 'Болт М8х20 оцинкованный'],
  ['a barcode', '4601234567893', 'Болты анкерные'],
  ['a word and an article together', 'lamivudine LAM-SOL', 'Lamivudine oral solution'],
  ['a brand', 'aurobindo', 'Lamivudine 150mg tablets, 60 Tabs'],
  ['a number inside of a size', 'болт 20', 'Болт М8х20 оцинкованный'],
  ['a size in Latin letters', 'M8x20', 'Болт М8х20 оцинкованный'],
  ['a number written together with its unit', '500мл', 'Масло моторное 500 мл'],
  ['the beginning of a word', 'мотор', 'Масло моторное 500 мл'],
  ['the middle of a word', 'оторн', 'Масло моторное 500 мл'],
  ['Е for Ё', 'щетка', 'Щётка чёрная'],
];

for (const [what, typed, first] of sought)
  test(`«${typed}» finds «${first}»: ${what}`, async () => assert.equal((await found(typed))[0], first));

test('what is nearer comes first: the word itself, its forms, words it is a part of', async () => {
  assert.deepEqual(await found('болт'), [
    'Болт М8х20 оцинкованный',
    'Болты анкерные',
    'Забор секционный с болтами для крепления',
  ]);
  assert.deepEqual(await found('бор'), ['Забор секционный с болтами для крепления']);
});

test('an order that was asked for is kept, and every page of it', async () => {
  assert.deepEqual(await found('болт', '&sort=-name'), [
    'Забор секционный с болтами для крепления',
    'Болты анкерные',
    'Болт М8х20 оцинкованный',
  ]);
});

test('words that no one record has all of find nothing', async () => {
  assert.deepEqual(await found('lamivudine цемент'), []);
  assert.deepEqual(await found('№ % _'), []);
});

test('a new name is found and the old one is not, in the same second', async () => {
  const { json } = await request('POST', url, { key, body: { name: 'Дрель аккумуляторная', sku: 'ДР-1' } });
  assert.deepEqual(await found('аккумуляторные дрели'), ['Дрель аккумуляторная']);
  assert.equal((await request('PATCH', `${url}/${json.id}`, { key, body: { name: 'Шуруповёрт' } })).status, 200);
  assert.deepEqual(await found('шуруповерт'), ['Шуруповёрт']);
  assert.deepEqual(await found('аккумуляторные'), []);
});

test('another portal finds none of it', async () => {
  const stranger = await (await newPortal()).key('catalog.read');
  for (const typed of ['болт', 'LAM-150', 'цимент']) {
    const { json } = await request('GET', `${url}?search=${encodeURIComponent(typed)}`, { key: stranger });
    assert.deepEqual(json.items, []);
  }
});

test('pages go back the way they came', async () => {
  const page = async (cursor = '') =>
    (await request('GET', `${url}?search=${encodeURIComponent('бо')}&limit=2${cursor}`, { key })).json;
  const first = await page();
  const second = await page(`&cursor=${first.page.nextCursor}`);
  const back = await page(`&cursor=${second.page.prevCursor}`);
  assert.deepEqual(back.items, first.items);
});

test('an item is found by those who supply it and by what they call it, after items of that name', async () => {
  const portal = await newPortal();
  const all = await portal.key('catalog.read', 'catalog.write', 'counterparties.read', 'counterparties.write');
  const post = async (path: string, body: object) => {
    const { status, json, text } = await request('POST', `/api/v1${path}`, { key: all, body });
    assert.ok(status < 300, text);
    return json as { id: string };
  };
  const names = async (search: string) => {
    const { json } = await request('GET', `${url}?search=${encodeURIComponent(search)}`, { key: all });
    return (json as { items: Array<{ name: string }> }).items.map(({ name }) => name);
  };
  const supplied = await post('/catalog', { name: 'Муфта концевая', sku: 'М-1' });
  const named = await post('/catalog', { name: 'Замок «Кабельный»', sku: 'З-1' });
  const party = await post('/counterparties', {
    kind: 'legal_entity',
    shortName: 'ООО «Кабельный двор»',
    inn: '7707083893',
  });
  await post(`/catalog/${supplied.id}/supplier-links`, { counterpartyId: party.id });
  assert.deepEqual(await names('кабельный'), ['Замок «Кабельный»', 'Муфта концевая']);
  assert.deepEqual(await names('муфта двор'), ['Муфта концевая']);
  assert.deepEqual(await names('7707083893'), ['Муфта концевая']);
  assert.deepEqual(await names('дфор'), ['Муфта концевая']);

  await owner.query(
    `insert into supplier_skus (tenant_id, supplier_id, sku_key, supplier_sku, catalog_item_id, learned_from)
     select tenant_id, id, 'кд77а', 'КД-77/а', $2, 'quote' from suppliers where tenant_id = $1`,
    [portal.tenantId, named.id],
  );
  assert.deepEqual(await names('КД 77а'), ['Замок «Кабельный»']);
  assert.deepEqual(await names('кд-77'), ['Замок «Кабельный»']);
  await request('PATCH', `${url}/${supplied.id}`, { key: all, body: { name: 'Наконечник', version: 1 } });
  assert.deepEqual(await names('двор'), ['Наконечник']);
  await owner.query('update supplier_skus set catalog_item_id = $2 where tenant_id = $1', [
    portal.tenantId,
    supplied.id,
  ]);
  assert.deepEqual(await names('КД-77/а'), ['Наконечник']);
  await request('DELETE', `${url}/${supplied.id}/supplier-links/${party.id}`, { key: all });
  assert.deepEqual(await names('двор'), []);
});
