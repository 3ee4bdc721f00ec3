import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import {
  importFile,
  type Offer,
  offersFile,
  type Product,
  restsFile,
} from '../../../../tools/sim/onec-client/make-files.ts';
import { exchange, exchangePortal } from '../../../test/commerceml.ts';

const piece = { code: '796', name: 'шт' };
const groups = [
  {
    id: uid(1, 1),
    name: 'Крепёж',
    groups: [{ id: uid(1, 2), name: 'Болты', groups: [{ id: uid(1, 3), name: 'Анкерные' }] }],
  },
];
const bolt: Product = {
  id: uid(4, 1),
  name: 'Болт М8×20 «Ёлка»',
  sku: 'Б-8',
  unit: piece,
  groupId: uid(1, 3),
  vat: '20',
};
const cement: Product = { id: uid(4, 2), name: 'Цемент', unit: { code: '166', name: 'кг' } };
const priceTypes = [{ id: uid(5, 1), name: 'Закупочная', currency: 'руб.' }];
const stores = [{ id: uid(6, 1), name: 'Основной' }];
const catalog = (...products: Product[]) => importFile({ groups, properties: [], products });
const offers = (...list: Offer[]) => offersFile({ priceTypes, stores, offers: list });

test('products come with their groups, and a second exchange of the same changes nothing', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const files = { 'import.xml': catalog(bolt, cement) };
  assert.deepEqual(await exchange(portal.client(t), files), { 'import.xml': ['success'] });

  const items = await portal.items('&sort=name');
  assert.deepEqual(
    items.map(({ name, sku, baseUom, vatRate }) => [name, sku, baseUom, vatRate]),
    [
      ['Болт М8×20 «Ёлка»', 'Б-8', '796', '20'],
      ['Цемент', null, '166', null],
    ],
  );
  assert.deepEqual(items[0]?.externalLinks, [{ externalSource: 'onec-commerceml', externalId: bolt.id }]);
  const category = await portal.must('GET', `/api/v1/catalog/categories/${items[0]?.categoryId}`);
  assert.deepEqual([category.name, category.path.length], ['Анкерные', 3]);

  await exchange(portal.client(t), files);
  assert.deepEqual(
    (await portal.items('&sort=name')).map(({ version }) => version),
    items.map(({ version }) => version),
  );
  const { files: shown } = await portal.show();
  assert.equal(shown[0].counts['product.unchanged'], 2);
});

test('a file cut at every third byte, inside letters and tags, arrives whole', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  await exchange(portal.client(t, { splitAt: () => 97 }), { 'import.xml': catalog(bolt) });
  assert.deepEqual(
    (await portal.items()).map(({ name }) => name),
    ['Болт М8×20 «Ёлка»'],
  );
});

test('prices fill the mapped list, stock the mapped warehouse, by identifier or by name', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const list = await portal.must('POST', '/api/v1/price-lists', { name: 'Из 1С', kind: 'internal', currency: 'RUB' });
  const warehouse = await portal.must('POST', '/api/v1/warehouses', { name: 'Центральный' });
  await portal.configure({ priceTypeMap: { Закупочная: list.id }, warehouseMap: { [uid(6, 1)]: warehouse.id } });
  const told = (price: string, quantity: string) =>
    offers({
      id: bolt.id,
      prices: [
        { typeId: uid(5, 1), price },
        { typeId: uid(5, 9), price: '1' },
      ],
      quantity,
      stores: [
        { id: uid(6, 1), quantity },
        { id: uid(6, 9), quantity: '999' },
      ],
    });
  await exchange(portal.client(t), { 'import.xml': catalog(bolt), 'offers.xml': told('12,50', '40') });
  const [item] = await portal.items();
  const rows = await portal.must('GET', `/api/v1/price-lists/${list.id}/items`);
  assert.deepEqual([rows.items.length, rows.items[0].price, rows.items[0].catalogItemId], [1, '12.5', item?.id]);
  const stock = await portal.must('GET', `/api/v1/catalog/${item?.id}/stock`);
  assert.equal(stock.byWarehouse?.[0]?.onHand ?? stock.onHand, '40');

  await exchange(portal.client(t), { 'offers.xml': told('12.50', '15') });
  const movements = await portal.must('GET', `/api/v1/catalog/${item?.id}/movements`);
  assert.deepEqual(movements.items.map(({ quantity }: { quantity: string }) => quantity).sort(), ['-25', '40']);
});

test('a variant is an item of its own, and rests of 3.1 find it', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const warehouse = await portal.must('POST', '/api/v1/warehouses', { name: 'Центральный' });
  await portal.configure({ warehouseMap: { [uid(6, 1)]: warehouse.id } });
  const variant = `${bolt.id}#${uid(7, 1)}`;
  await exchange(portal.client(t), {
    'import___1.xml': catalog(bolt),
    'offers___1.xml': offers({ id: variant, name: 'Болт М8×20', features: [{ name: 'Покрытие', value: 'цинк' }] }),
    'rests___1.xml': restsFile([{ id: variant, stores: [{ id: uid(6, 1), quantity: '7' }] }]),
  });
  const items = await portal.items('&sort=name');
  assert.deepEqual(
    items.map(({ name }) => name),
    ['Болт М8×20 «Ёлка»', 'Болт М8×20 (цинк)'],
  );
  const made = items.at(-1);
  assert.deepEqual(made?.externalLinks, [{ externalSource: 'onec-commerceml', externalId: variant }]);
  const { items: moved } = await portal.must('GET', `/api/v1/catalog/${made?.id}/movements`);
  assert.deepEqual(
    moved.map(({ quantity }: { quantity: string }) => quantity),
    ['7'],
  );
});

test('offers that come before their products wait for them', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const list = await portal.must('POST', '/api/v1/price-lists', { name: 'Из 1С', kind: 'internal', currency: 'RUB' });
  await portal.configure({ priceTypeMap: { [uid(5, 1)]: list.id } });
  const early = offers(
    { id: bolt.id, prices: [{ typeId: uid(5, 1), price: '5' }] },
    { id: uid(4, 77), prices: [{ typeId: uid(5, 1), price: '6' }] },
  );
  await exchange(portal.client(t), { 'offers.xml': early, 'import.xml': catalog(bolt) });
  const rows = await portal.must('GET', `/api/v1/price-lists/${list.id}/items`);
  assert.deepEqual(
    rows.items.map(({ price }: { price: string }) => price),
    ['5'],
  );
  const complete = (await portal.logs()).find(({ event }) => event === 'exchange.complete');
  assert.match(complete?.message ?? '', /записей без своих товаров или групп: 1/);
});

test('what 1C deletes, or leaves out of a full upload, is flagged and stays', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const full = (...products: Product[]) => importFile({ groups, properties: [], products }, { full: true });
  const third: Product = { id: uid(4, 3), name: 'Шайба' };
  await exchange(portal.client(t), { 'import.xml': full(bolt, cement, third) });
  await exchange(portal.client(t), { 'import.xml': full(bolt, { ...cement, deleted: true }) });
  assert.equal((await portal.items()).length, 3);
  const ids = async (state: string) =>
    (await portal.objects(`?state=${state}&kind=product`)).map((one: { externalId: string }) => one.externalId);
  assert.deepEqual([await ids('deleted'), await ids('absent')], [[cement.id], [third.id]]);
  await exchange(portal.client(t), { 'import.xml': catalog(third, cement) });
  assert.deepEqual([await ids('deleted'), await ids('absent')], [[], []]);
});

test('what cannot be taken is told by name, and the rest is taken', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const other: Product = { id: uid(4, 5), name: 'Гайка', unit: { code: '999999', name: 'бухта' } };
  await exchange(portal.client(t), { 'import.xml': catalog(other, bolt, { ...cement, sku: 'б-8' }) });
  assert.deepEqual(
    (await portal.items()).map(({ name }) => name),
    ['Болт М8×20 «Ёлка»'],
  );
  const line = (await portal.logs()).find(({ event }) => event === 'exchange.import') as unknown as {
    status: string;
    details: { notTaken: Array<{ external_id: string; reason: { ru: string } }> };
  };
  assert.equal(line.status, 'warning');
  assert.deepEqual(
    line.details.notTaken.map(({ external_id }) => external_id),
    [other.id, cement.id],
  );
  assert.match(line.details.notTaken[0]?.reason.ru ?? '', /бухта/);
});

test('an item edited here keeps the edit until 1C changes it', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  await exchange(portal.client(t), { 'import.xml': catalog(bolt) });
  const [item] = await portal.items();
  await portal.must('PATCH', `/api/v1/catalog/${item?.id}`, { name: 'Наше имя', version: item?.version });
  await exchange(portal.client(t), { 'import.xml': catalog(bolt) });
  assert.equal((await portal.items())[0]?.name, 'Наше имя');
  await exchange(portal.client(t), { 'import.xml': catalog({ ...bolt, name: 'Новое имя из 1С' }) });
  assert.equal((await portal.items())[0]?.name, 'Новое имя из 1С');
});

test('a product whose article stands in the catalog becomes that item', async (t) => {
  const portal = await exchangePortal();
  await portal.enable();
  const held = await portal.must('POST', '/api/v1/catalog', { name: 'Болт', sku: 'б-8' });
  await exchange(portal.client(t), { 'import.xml': catalog(bolt) });
  assert.deepEqual(
    (await portal.items()).map(({ id, name }) => [id, name]),
    [[held.id, bolt.name]],
  );
});
