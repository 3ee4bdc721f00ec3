import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { newPortal, type Portal, personWith, request, run } from '../../../test/harness.ts';
import { base, book, cellsOf, type ImportDriver, importing } from '../../../test/imports.ts';
import { allRoutes } from '../../app.ts';
import type { Download } from '../../kernel/download.ts';
import type { Route } from '../../kernel/routes.ts';

let portal: Portal;
let files: ImportDriver;

before(async () => {
  portal = await newPortal();
  files = await importing(portal, 'warehouses.write', 'settings.write');
});

const make = async (path: string, body: object) => {
  const { status, json } = await request('POST', `/api/v1${path}`, { key: files.key, body });
  assert.equal(status, 201, JSON.stringify(json));
  return json;
};

test('an export of items with categories, stock and fields of their own changes nothing when it comes back', async () => {
  const { id: warehouseId } = await make('/warehouses', { name: 'Основной' });
  await make('/settings/custom-fields', { entityType: 'catalogItem', key: 'grade', label: 'Сорт', type: 'string' });
  const fasteners = await make('/catalog/categories', { name: 'Крепёж' });
  const bolts = await make('/catalog/categories', { name: 'Болты / гайки', parentId: fasteners.id });
  await make('/catalog/categories', { name: 'Болты / гайки' });
  const twin = await make('/catalog/categories', { name: 'Крепёж', parentId: bolts.id });
  const item = (sku: string, body: object) => make('/catalog', { sku: `RT-${sku}`, name: `Вещь ${sku}`, ...body });
  await item('1', { categoryId: bolts.id, initialStock: [{ warehouseId, quantity: '12.5' }], baseUom: '166' });
  await item('2', { categoryId: twin.id, vatRate: 'none', plannedCost: { price: '10.50', currency: 'CNY' } });
  await item('3', { type: 'service', customFields: { grade: 'первый' } });

  for (const format of ['xlsx', 'csv', 'tsv']) {
    const file = await files.exported({ format, filters: { 'sku[startsWith]': 'RT-' } });
    const job = await files.previewed(file, { name: `каталог.${format}` });
    const rows = await files.rowsOf(job.id);
    assert.deepEqual(
      rows.map(({ reason, errors, warnings }: Record<string, unknown>) => ({ reason, errors, warnings })),
      Array.from({ length: 3 }, () => ({ reason: 'unchanged', errors: [], warnings: [] })),
      format,
    );
  }
});

test('an export shows the category by its path and what lies in all warehouses', async () => {
  const rows = await cellsOf(await files.exported({ filters: { 'sku[startsWith]': 'RT-', sort: 'sku' } }));
  const [headings, ...lines] = rows.map(({ cells }) => cells);
  const column = (title: string) => lines.map((cells) => cells[headings?.indexOf(title) ?? -1] ?? null);
  assert.deepEqual(column('Категория'), ['Крепёж / Болты / гайки', 'Крепёж / Болты / гайки / Крепёж', null]);
  assert.deepEqual(column('Всего на складах'), [12.5, 0, null]);
  assert.deepEqual(column('Начальный остаток'), [null, null, null]);
});

test('who may not see stock gets no column of it', async () => {
  const route = allRoutes.find(({ path }) => path === `${base}/export`) as Route;
  const headingsFor = async (...held: string[]) => {
    const { contents } = (await run(
      route.operation,
      personWith(portal, 'catalog.export', 'catalog.read', ...held),
      {},
    )) as Download;
    const [headings] = await cellsOf(await buffer(contents.body as Readable));
    return headings?.cells;
  };
  assert.ok((await headingsFor('stock.read'))?.includes('Всего на складах'));
  assert.ok(!(await headingsFor())?.includes('Всего на складах'));
});

test('an export has every column of the template, so that new rows can be added to it', async () => {
  const headers = { 'accept-language': 'ru' };
  const template = await request('GET', `${base}/template?format=csv`, { key: files.key, headers });
  const [wanted] = await cellsOf(template.bytes);
  const [headings] = await cellsOf(await files.exported());
  assert.deepEqual(
    headings?.cells.filter((heading) => heading !== 'Всего на складах'),
    wanted?.cells,
  );
});

test('a filled template comes back from an export as it went in', async () => {
  const headings = ['Артикул', 'Наименование', 'Категория', 'Начальный остаток', 'Склад', 'Вес, кг'];
  const job = await files.previewed(await book(headings, [['TT-1', 'Лом', 'Крепёж', 3, 'Основной', '1,25']]));
  assert.equal((await files.applied(job.id)).status, 'applied');
  const again = await files.previewed(await files.exported({ filters: { sku: 'TT-1' } }));
  assert.deepEqual([again.counts.skip, again.counts.warnings], [1, 0]);
});
