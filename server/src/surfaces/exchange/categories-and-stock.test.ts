import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, factsOf, newPortal, request } from '../../../test/harness.ts';
import { base, book, importingPortal } from '../../../test/imports.ts';

interface Remark {
  cell: string | null;
  field: string | null;
  code: string;
}

interface Shown {
  action: string;
  errors: Remark[];
  warnings: Remark[];
}

const firstError = ({ errors: [error] }: Shown) => [error?.cell, error?.code];

test('categories are found by path, name or code, and created only when the import is told to', async () => {
  const { portal, key, previewed, read, rowsOf, applied, preview, items } = await importingPortal();
  const category = async (body: object) =>
    (await request('POST', '/api/v1/catalog/categories', { key, body })).json.id as string;
  const mixes = await category({ name: 'Смеси' });
  const dry = await category({ name: 'Сухие', parentId: mixes, code: '23.51' });
  const tools = await category({ name: 'Инструмент' });
  for (const parentId of [mixes, tools]) await category({ name: 'Прочее', parentId });
  const file = await book(
    ['Артикул', 'Наименование', 'Категория'],
    [
      ['K-1', 'Штукатурка', 'смеси / СУХИЕ'],
      ['K-2', 'Клей', 'Сухие'],
      ['K-3', 'Грунт', '23.51'],
      ['K-4', 'Мешок', 'Прочее'],
      ['K-5', 'Ёлка', 'Сад / Растения / Ёлки'],
      ['K-6', 'Сосна', 'сад / Растения'],
    ],
  );
  const job = await previewed(file);
  assert.deepEqual((await rowsOf(job.id, '?only=errors')).map(firstError), [
    ['C5', 'ambiguous'],
    ['C6', 'not_found_reference'],
    ['C7', 'not_found_reference'],
  ]);
  await preview(job.id, { parameters: { createCategories: true } });
  assert.equal((await read(job.id)).counts.errors, 1);
  assert.deepEqual((await applied(job.id)).result, { created: 5, updated: 0, failed: 1 });
  for (const sku of ['K-1', 'K-2', 'K-3']) assert.equal((await items(`sku=${sku}`))[0].categoryId, dry);
  const facts = await factsOf(portal.tenantId);
  const made = facts.filter(
    ({ event, data }) => event.endsWith('category.created') && (data.object as { name: string }).name === 'Сад',
  );
  assert.equal(made.length, 1, 'one garden for both rows');
  const [tree] = await items('sku=K-5');
  const { json: leaf } = await request('GET', `/api/v1/catalog/categories/${tree.categoryId}`, { key });
  assert.deepEqual([leaf.name, leaf.path.length, leaf.parentId], ['Ёлки', 3, (await items('sku=K-6'))[0].categoryId]);

  const again = await previewed(file);
  assert.equal(again.counts.skip, 5, 'what the file says is so already');
});

test('a path too deep or with an empty name is refused in its cell', async () => {
  const { previewed, read, rowsOf, preview } = await importingPortal();
  const job = await previewed(
    await book(
      ['Наименование', 'Категория'],
      [
        ['Глубоко', 'а / б / в / г / д / е / ж / з / и'],
        ['Пусто', 'а /  / б'],
      ],
    ),
  );
  await preview(job.id, { parameters: { createCategories: true } });
  await read(job.id);
  assert.deepEqual((await rowsOf(job.id, '?only=errors')).map(firstError), [
    ['B2', 'category_depth'],
    ['B3', 'max_length'],
  ]);
});

test('what lies in a warehouse comes with new products, by its name, its code, or in the default one', async () => {
  const { uploaded } = await importingPortal();
  const other = await newPortal();
  const own = await other.key('catalog.read', 'catalog.write', 'warehouses.write');
  const warehouse = (body: object) => request('POST', '/api/v1/warehouses', { key: own, body });
  await warehouse({ name: 'Основной' });
  await warehouse({ name: 'Объект «Ёлочка»', code: 'W-2' });
  await request('POST', '/api/v1/catalog', { key: own, body: { name: 'Уже есть', sku: 'S-0' } });
  const { json: started } = await uploaded(
    await book(
      ['Артикул', 'Наименование', 'Тип', 'Ед. изм.', 'Остаток', 'Склад'],
      [
        ['S-1', 'Кирпич', null, null, 10, null],
        ['S-2', 'Песок', null, 'кг', '2,5', 'w-2'],
        ['S-3', 'Гравий', null, 'кг', 1, 'объект «ёлочка»'],
        ['S-4', 'Доставка', 'Услуга', null, 1, null],
        ['S-5', 'Плитка', null, null, 1.5, null],
        ['S-6', 'Щебень', null, 'кг', 1, 'Луна'],
        ['S-7', 'Пусто', null, null, 0, null],
        ['S-0', 'Уже есть иначе', null, null, 5, 'Луна'],
      ],
    ),
    { as: own },
  );
  const at = `${base}/imports/${started.id}`;
  await drainJobs(other.tenantId);
  const shown = async (only: string) => (await request('GET', `${at}/rows?only=${only}`, { key: own })).json.items;
  assert.deepEqual((await shown('errors')).map(firstError), [
    ['E5', 'service_has_no_stock'],
    ['E6', 'uom_must_be_whole'],
    ['F7', 'not_found_reference'],
  ]);
  assert.deepEqual(
    (await shown('warnings')).map(({ action, warnings: [warning] }: Shown) => [action, warning?.code, warning?.field]),
    [['update', 'only_for_new', 'initialStock']],
  );
  await request('POST', `${at}/apply`, { key: own, body: {} });
  await drainJobs(other.tenantId);
  const { json: job } = await request('GET', at, { key: own });
  assert.deepEqual(job.result, { created: 4, updated: 1, failed: 3 });
  const stockOf = async (sku: string) => {
    const [item] = (await request('GET', `/api/v1/catalog?sku=${sku}`, { key: own })).json.items;
    const { json } = await request('GET', `/api/v1/catalog/${item.id}/stock`, { key: own });
    return json.onHand;
  };
  assert.equal(await stockOf('S-1'), '10');
  assert.equal(await stockOf('S-2'), '2.5');
  assert.equal(await stockOf('S-7'), '0');
  assert.equal(await stockOf('S-0'), '0');
  const moved = (await factsOf(other.tenantId)).filter(({ event }) => event === 'stock.movement_created');
  assert.equal(moved.length, 3);
});

test('stock without a warehouse is refused where the portal has none', async () => {
  const { previewed, rowsOf } = await importingPortal();
  const job = await previewed(await book(['Наименование', 'Остаток'], [['Бетон', 4]]));
  const [row] = await rowsOf(job.id, '?only=errors');
  assert.deepEqual([row.errors[0].code, row.errors[0].field], ['required', 'warehouse']);
});
