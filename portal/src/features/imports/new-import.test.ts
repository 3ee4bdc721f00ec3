import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';
import { addressOf, pathsOf } from './addresses.ts';
import { importSearch, newImportSearch } from './searches.ts';

const { address } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { importRoutes: routes } = await import('./imports.routes.tsx');

const every = ['catalog.import', 'purchase_requisitions.import', 'price_lists.update', 'mailbox.read'] as const;
const open = (search: Record<string, string>, may: readonly string[] = every) =>
  drawPage({ at: `imports/${address('new', search)}`, routes, may: may as never });

test('a file is asked for with what to do with its rows, and a template lies ready', async () => {
  const { text, fields, buttons } = await open({ kind: 'catalog' });
  assert.match(text, /Каталог \/ Импорт: позиции каталога/);
  assert.match(text, /XLSX, ODS, CSV или TSV, до 32 МБ/);
  assert.deepEqual(fields, ['Что сделать', 'Файл для импорта']);
  assert.deepEqual(buttons.slice(-3), ['Выбрать файл', 'XLSX', 'CSV']);
});

test('whoever may not import, or comes without the record, is told why', async () => {
  assert.match((await open({ kind: 'catalog' }, [])).text, /Ваша роль не позволяет загружать файлы здесь/);
  assert.match((await open({ kind: 'pr_items' })).text, /Откройте импорт со страницы заявки/);
  assert.match((await open({ kind: 'price_list' })).text, /Откройте импорт со страницы прайс-листа/);
});

test('prices of nobody are not read: first one says whose they are', async () => {
  const place = { kind: 'pr_supplier_prices', requisition: 'need' };
  const { text, off, fields } = await open(place);
  assert.match(text, /Сначала выберите поставщика, чьи это цены/);
  assert.deepEqual(off, ['Выбрать файл']);
  assert.ok(!fields.includes('Что сделать'), 'prices are only ever added to a quote');
  assert.deepEqual((await open({ ...place, supplier: 'yard' })).off, []);
});

test('lines of a requisition may come from the words of a letter; without words nothing is sent', async () => {
  const { fields, off } = await open({ kind: 'pr_items', requisition: 'need', from: 'letter' });
  assert.ok(fields.includes('Тема') && fields.includes('Текст письма'));
  assert.deepEqual(off, ['Распознать строки']);
  assert.ok(!(await open({ kind: 'catalog', from: 'letter' })).fields.includes('Текст письма'));
});

test('a letter typed for one requisition did not come back in another', async (t) => {
  keepsDraft(t, 'import-letter', 'need', { value: 'Цемент М500 — 20 шт' });
  const letter = (requisition: string) => open({ kind: 'pr_items', requisition, from: 'letter' });
  assert.match((await letter('need')).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await letter('other')).text, /Вернули/);
});

test('an address that names no import is one of the catalog, and steps it cannot name are left out', () => {
  assert.deepEqual(newImportSearch({ kind: 'ships', from: 'fax' }), { kind: 'catalog' });
  assert.deepEqual(importSearch({ kind: 'price_list', priceList: 'autumn', step: 'file', only: 'errors' }), {
    ...{ kind: 'price_list', priceList: 'autumn', only: 'errors' },
  });
});

test('rows of a record are below the record’s own address', () => {
  assert.equal(
    addressOf({ kind: 'price_list', priceList: 'autumn' }, 'job'),
    '/api/v1/price-lists/autumn/exchange/imports/job',
  );
  assert.equal(
    addressOf({ kind: 'pr_supplier_prices', requisition: 'need' }, 'job'),
    '/api/v1/purchase-requisitions/need/exchange/imports/job',
  );
  assert.equal(
    addressOf({ kind: 'stock_count', count: 'autumn' }, 'job'),
    '/api/v1/stock-counts/autumn/exchange/imports/job',
  );
  assert.equal(pathsOf({ kind: 'catalog' }).apply as string, '/api/v1/catalog/exchange/imports/{jobId}/apply');
});
