import assert from 'node:assert/strict';
import { test } from 'node:test';
import { book, firstError, newExchange } from '../../../test/catalog-exchange.ts';
import { factsOf, request } from '../../../test/harness.ts';

const { portal, key, previewed, read, rowsOf, applied, preview, items } = await newExchange();

test('categories are found by path, name or code, and created only when the import is told to', async () => {
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
