import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { address } = await import('../../../test/asked-by.ts');
const { catalogRoutes: routes } = await import('./catalog.routes.tsx');
const { categoryTreeQuery } = await import('../../shared/records/categories.ts');
const { CategoryForm } = await import('./components/category-form.tsx');
const { CategoryArchive } = await import('./components/category-archive.tsx');
const { CategoryTree } = await import('./components/category-tree.tsx');

const all = [
  { id: 'food', parentId: null, name: 'Продукты', code: '10', depth: 1 },
  { id: 'milk', parentId: 'food', name: 'Молоко', code: '10.5', depth: 2 },
  { id: 'metal', parentId: null, name: 'Металл', code: null, depth: 1 },
];
const known = [[categoryTreeQuery.queryKey, all]] as const;
const page = (search: Record<string, string> = {}, may: readonly string[] = [], more: readonly unknown[] = []) =>
  drawPage({
    ...{ at: `catalog/${address('categories', search)}`, routes, may: may as never },
    known: [...known, ...(more as never[])],
  });

test('the tree stands whole, each category with what may be done with it, and leads to its items', async () => {
  const { text, buttons, links } = await page({}, ['catalog.create']);
  assert.match(text, /Категории 3 Категория 10 Продукты 10\.5 Молоко Металл/);
  assert.ok(buttons.includes('Действия: Молоко') && buttons.includes('Категория'));
  assert.ok(links.includes('/romashka/catalog?category=milk'));
  assert.ok(!(await page()).buttons.includes('Категория'));
});

test('typing leaves what is called so, by name or by the beginning of its code', async () => {
  assert.match((await page({ search: 'мол' })).text, /Категории 3 10\.5 Молоко$/);
  assert.match((await page({ search: '10' })).text, /10 Продукты 10\.5 Молоко$/);
  assert.match((await page({ search: 'уголь' })).text, /Категорий нет/);
});

test('what stands in the archive is restored from there', async () => {
  const archived = [[['catalog', 'categories', 'archived'], [{ id: 'old', name: 'Снятое', code: null }]]];
  assert.match((await page({}, [], archived)).text, /В архиве Название Код Снятое —/);
  assert.ok((await page({}, ['catalog.update'], archived)).buttons.includes('Восстановить'));
});

test('a category is made inside the one it was asked for in', async () => {
  const props = { opened: true, category: undefined, parentId: 'food', onClose() {} };
  const { text, html, fields } = await draw(createElement(CategoryForm, props), { known });
  assert.match(text, /Новая категория/);
  assert.deepEqual(fields, ['Название', 'Код', 'Внутри']);
  assert.match(html, /value="Продукты"/);
});

test('before a category is put away one says where its items go', async () => {
  const category = all[1] as never;
  const { text, fields } = await draw(createElement(CategoryArchive, { category, onClose() {} }));
  assert.match(text, /Категория «Молоко»\. Позиции и категории внутри неё, если они есть, перейдут в указанную ниже\./);
  assert.deepEqual(fields, ['Перенести содержимое в']);
});

test('the list is narrowed by a category of the tree, whose way is open', async () => {
  const tree = createElement(CategoryTree, { chosen: 'milk', onChoose() {} });
  const { buttons, html } = await draw(tree, { known });
  assert.deepEqual(buttons, ['Все категории', 'Раскрыть: Продукты', 'Продукты', 'Молоко', 'Металл']);
  assert.match(html, /aria-pressed="true"[^>]*>Молоко/);
});
