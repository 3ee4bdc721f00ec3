import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPortal, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { newCounterparty, newItem, tell } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { addProduct } from './operations/add-product.ts';

const open = async () => {
  const portal = await newPortal();
  const key = await portal.key(
    'catalog.read',
    'catalog.write',
    'counterparties.read',
    'counterparties.write',
    'suppliers.read',
    'variables.read',
  );
  const party = await newCounterparty(portal);
  return { portal, key, ...party, url: `/api/v1/counterparties/${party.counterpartyId}/assortment` };
};

const newCategory = async (tenantId: string, name: string) => {
  const { rows } = await owner.query<{ id: string }>(
    'insert into catalog_categories (tenant_id, id, path, name) select $1, made, array[made], $2 from uuidv7() made returning id',
    [tenantId, name],
  );
  return rows[0]?.id as string;
};

const inCategory = (tenantId: string, itemId: string, categoryId: string) =>
  owner.query('update catalog_items set category_id = $3 where tenant_id = $1 and id = $2', [
    tenantId,
    itemId,
    categoryId,
  ]);

const categoriesAt = async (url: string, key: string) =>
  (await request('GET', url, { key })).json.categories.map(
    ({ name, sources }: { name: string; sources: string[] }) => `${name}: ${sources.join()}`,
  );

test('a category is added once, and read with the assortment', async () => {
  const { portal, key, url, supplierId } = await open();
  const categoryId = await newCategory(portal.tenantId, 'Цемент');
  const add = () => request('POST', `${url}/categories`, { key, body: { categoryId } });
  const first = await add();
  assert.equal(first.status, 201);
  assert.deepEqual(first.json, { id: categoryId, supplierId, name: 'Цемент', sources: ['manual'], warnings: [] });
  const again = await add();
  assert.equal(again.status, 200);
  assert.deepEqual(again.json, first.json);
  assert.deepEqual(await categoriesAt(url, key), ['Цемент: manual']);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['assortment_category.added'],
  );
});

test('categories of linked items are there by themselves, and cannot be removed', async () => {
  const { portal, key, url, supplierId } = await open();
  const categoryId = await newCategory(portal.tenantId, 'Цемент');
  const itemId = await newItem(key);
  await inCategory(portal.tenantId, itemId, categoryId);
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '1' }]);
  assert.deepEqual(await categoriesAt(url, key), ['Цемент: auto']);
  const remove = () => request('DELETE', `${url}/categories/${categoryId}`, { key });
  assert.equal((await remove()).json.rule, 'automatic_link');

  await request('POST', `${url}/categories`, { key, body: { categoryId } });
  assert.deepEqual(await categoriesAt(url, key), ['Цемент: manual,auto']);
  assert.deepEqual((await remove()).json.sources, ['auto']);
  assert.equal((await remove()).json.rule, 'automatic_link');
});

test('a category told by a person is removed, once', async () => {
  const { portal, key, url } = await open();
  const categoryId = await newCategory(portal.tenantId, 'Цемент');
  await request('POST', `${url}/categories`, { key, body: { categoryId } });
  const remove = () => request('DELETE', `${url}/categories/${categoryId}`, { key });
  assert.deepEqual((await remove()).json.sources, []);
  assert.equal((await remove()).status, 404);
  assert.deepEqual(await categoriesAt(url, key), []);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'assortment_category.removed');
});

test('a category that is unknown, archived or of another portal cannot be added', async () => {
  const [{ portal, key, url }, other] = [await open(), await open()];
  const add = async (categoryId: string) =>
    (await request('POST', `${url}/categories`, { key, body: { categoryId } })).json;
  assert.equal((await add(uuidv7())).code, 'unknown_reference');
  assert.equal((await add(await newCategory(other.portal.tenantId, 'Чужая'))).code, 'unknown_reference');
  const gone = await newCategory(portal.tenantId, 'Прошлая');
  await owner.query(`update catalog_categories set status = 'archived', archived_at = now() where id = $1`, [gone]);
  assert.equal((await add(gone)).rule, 'archived_reference');
});

test('a product is the supplier link of the item: one record, two doors', async () => {
  const { key, url, counterpartyId } = await open();
  const itemId = await newItem(key);
  const add = (body: object) => request('POST', `${url}/products`, { key, body: { catalogItemId: itemId, ...body } });
  const made = await add({ manualPrice: '95', manualComment: 'По каталогу' });
  assert.equal(made.status, 201);
  assert.equal(made.json.counterpartyId, counterpartyId);
  const card = await request('GET', `/api/v1/catalog/${itemId}`, { key });
  assert.equal(card.json.suppliers[0].id, made.json.id);
  assert.equal((await add({ manualPrice: '95', manualComment: 'По каталогу' })).status, 200);

  const { json } = await request('GET', url, { key });
  assert.deepEqual(
    json.products.items.map(({ itemName, manual }: { itemName: string; manual: { price: string } }) => [
      itemName,
      manual.price,
    ]),
    [['Цемент М500', '95']],
  );
  const removed = await request('DELETE', `/api/v1/catalog/${itemId}/supplier-links/${counterpartyId}`, { key });
  assert.equal(removed.status, 200);
  assert.equal((await request('DELETE', `${url}/products/${itemId}`, { key })).status, 404);
  assert.deepEqual((await request('GET', `${url}/products`, { key })).json.items, []);
});

test('removing a product takes back the word alone', async () => {
  const { portal, key, url, supplierId } = await open();
  const itemId = await newItem(key);
  await tell(portal, 'receipt', [{ catalogItemId: itemId, supplierId, price: '80' }]);
  const remove = () => request('DELETE', `${url}/products/${itemId}`, { key });
  assert.equal((await remove()).status, 404);
  await request('POST', `${url}/products`, { key, body: { catalogItemId: itemId } });
  assert.deepEqual((await remove()).json.sources, ['receipt']);
  assert.equal((await request('GET', `${url}/products?isManual=false`, { key })).json.items.length, 1);
});

test('a product that is unknown, archived or of another portal cannot be added', async () => {
  const [{ key, url }, other] = [await open(), await open()];
  const keyWithDelete = await other.portal.key('catalog.delete');
  const add = async (where: string, by: string, catalogItemId: string) =>
    (await request('POST', `${where}/products`, { key: by, body: { catalogItemId } })).json;
  const theirs = await newItem(other.key);
  assert.equal((await add(url, key, uuidv7())).code, 'unknown_reference');
  assert.equal((await add(url, key, theirs)).code, 'unknown_reference');
  await request('DELETE', `/api/v1/catalog/${theirs}`, { key: keyWithDelete });
  assert.equal((await add(other.url, other.key, theirs)).rule, 'archived_reference');
});

test('a counterparty that is no supplier becomes one, and the answer says so', async () => {
  const { portal, key } = await open();
  const { counterpartyId } = await newCounterparty(portal, 'ИП Кузнецов', 'customer');
  const url = `/api/v1/counterparties/${counterpartyId}/assortment`;
  const empty = await request('GET', url, { key });
  assert.equal(empty.json.supplierId, null);
  assert.deepEqual([empty.json.categories, empty.json.products.items], [[], []]);
  const categoryId = await newCategory(portal.tenantId, 'Цемент');
  const { json } = await request('POST', `${url}/categories`, { key, body: { categoryId } });
  assert.equal(json.warnings[0].code, 'supplier_role_added');
  assert.equal((await request('GET', url, { key })).json.supplierId, json.supplierId);
});

test('the assortment of a counterparty of another portal is not found', async () => {
  const [{ key }, { url }] = [await open(), await open()];
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/products'],
    ['POST', '/categories', { categoryId: uuidv7() }],
    ['POST', '/products', { catalogItemId: uuidv7() }],
    ['DELETE', `/categories/${uuidv7()}`],
    ['DELETE', `/products/${uuidv7()}`],
  ] as const)
    assert.equal((await request(method, url + path, { key, body })).status, 404, `${method} ${path}`);
});

test('an assortment is written with its own right, and read without prices by who may not see costs', async () => {
  const { portal, key, url, counterpartyId } = await open();
  const body = { counterpartyId, catalogItemId: await newItem(key), manualPrice: '95' };
  assert.equal(
    (await refused(run(addProduct, personWith(portal, 'counterparties.update', 'catalog.update'), body))).code,
    'forbidden',
  );
  const link = (await run(addProduct, personWith(portal, 'counterparties.assortment'), body)) as Record<
    string,
    unknown
  >;
  assert.equal(link.manual, null);
  assert.equal((await request('GET', `${url}/products`, { key })).json.items[0].lastPrice, '95');
});

test('products are paged, searched and sorted, in the same number of statements however many', async () => {
  const { portal, key, url, supplierId } = await open();
  const names = ['Арматура', 'Болт', 'Гвоздь', 'Доска', 'Ёлка'];
  for (const name of names)
    await tell(portal, 'price_list', [{ catalogItemId: await newItem(key, { name }), supplierId, price: '1' }]);
  const list = async (query: string) => (await request('GET', `${url}/products${query}`, { key })).json;
  const shown = ({ items }: { items: Array<{ itemName: string }> }) => items.map(({ itemName }) => itemName);
  const first = await list('?limit=2');
  assert.deepEqual(shown(first), ['Арматура', 'Болт']);
  assert.deepEqual(shown(await list(`?limit=2&cursor=${first.page.nextCursor}`)), ['Гвоздь', 'Доска']);
  assert.deepEqual(shown(await list('?search=ло')), []);
  assert.deepEqual(shown(await list('?search=ёл')), ['Ёлка']);
  assert.deepEqual(shown(await list('?sort=-itemName&limit=1')), ['Ёлка']);
  const one = await countStatements(() => list('?limit=1'));
  const all = await countStatements(() => list('?limit=50'));
  assert.equal(all.statements.length, one.statements.length);
});

test('variables tell the assortment of a supplier, and the suppliers of an item', async () => {
  const { portal, key, supplierId } = await open();
  const second = await newCounterparty(portal, 'АО «Бетон»');
  const itemId = await newItem(key, { name: 'Цемент' });
  await inCategory(portal.tenantId, itemId, await newCategory(portal.tenantId, 'Вяжущие'));
  await tell(portal, 'invoice', [{ catalogItemId: itemId, supplierId, price: '80' }]);
  await tell(portal, 'receipt', [{ catalogItemId: itemId, supplierId: second.supplierId, price: '79.50' }]);
  const resolve = async (entityType: string, entityId: string, paths: string[], by = key) =>
    (await request('POST', '/api/v1/variables/resolve', { key: by, body: { entityType, entityId, paths } })).json;

  const products = 'supplier.assortment.products[].name';
  const categories = 'supplier.assortment.categories[].name';
  assert.deepEqual((await resolve('supplier', supplierId, [products, categories])).values, {
    [products]: '["Цемент"]',
    [categories]: '["Вяжущие"]',
  });
  const paths = ['name', 'lastPrice', 'sources'].map((leaf) => `catalogItem.suppliers[].${leaf}`);
  const { values } = await resolve('catalogItem', itemId, paths);
  assert.deepEqual(values, {
    'catalogItem.suppliers[].name': '["АО «Бетон»","ООО «Цементный двор»"]',
    'catalogItem.suppliers[].lastPrice': '["79.50","80"]',
    'catalogItem.suppliers[].sources': '[["receipt"],["invoice"]]',
  });
  const stranger = await (await newPortal()).key('variables.read', 'suppliers.read');
  assert.equal((await resolve('supplier', supplierId, [products], stranger)).code, 'not_found');
});
