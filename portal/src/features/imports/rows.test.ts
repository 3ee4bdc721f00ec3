import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';
import { decided } from './model.ts';

const { address } = await import('../../../test/asked-by.ts');
const { importRoutes: routes } = await import('./imports.routes.tsx');
const { chosenRows } = await import('./use-chosen-rows.ts');

const match = { entityId: 'bolt', reason: 'sku', displayName: 'Болт М8' };
const row = (rowId: number, changes: object = {}) => ({
  ...{ rowId, raw: ['Б-8', 'Болт М8', 'дорого'], action: 'update', errors: [], warnings: [], candidates: [] },
  ...{ matches: [match], entityId: 'bolt', reasonText: 'тот же артикул', confidence: null },
  ...changes,
});
const column = (letters: string, heading: string, target: string | null) => ({
  ...{ column: letters, heading, target, samples: [], toldBy: 'heading' },
});
const job = {
  ...{ id: 'job', version: 1, status: 'preview_ready', mode: 'upsert', fileName: 'прайс.csv', format: 'csv' },
  ...{ columns: [column('A', 'Артикул', 'sku'), column('B', 'Название', 'name'), column('C', 'Заметки', null)] },
  counts: { rows: 12, create: 3, update: 6, skip: 1, errors: 2, conflict: 0, warnings: 0, applied: 0 },
  ...{ faults: [], warnings: [], problem: null, result: null, appliedAt: null, sheets: [], parameters: {} },
};

/** The choice of rows that this tab keeps. */
function tabKeeps(...chosen: number[]) {
  const sessionStorage = { getItem: (key: string) => (key.endsWith('.job') ? JSON.stringify(chosen) : null) };
  Object.assign(globalThis, { sessionStorage });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

function rowsOf(changes: object, rows: readonly object[], search: Record<string, string> = {}) {
  const pages = { pages: [{ items: rows, page: { hasMore: false, nextCursor: null } }], pageParams: [undefined] };
  return drawPage({
    ...{ at: `imports/${address('job', { kind: 'catalog', step: 'rows', ...search })}`, routes },
    known: [
      [['imports', 'job'], { ...job, ...changes }],
      [['imports', 'job', 'rows', search.only ?? 'all'], pages],
    ],
  });
}

test('rows left out by hand are all of those chosen, also those the filter hides', () => {
  const { rowActions, left } = decided(new Set([2, 7]), [row(2)], 'leave out');
  assert.deepEqual(rowActions, [
    { rowId: 2, action: 'skip' },
    { rowId: 7, action: 'skip' },
  ]);
  assert.equal(left.size, 0);
});

test('rows taken back change what they match; those the filter hides stay chosen', () => {
  const { rowActions, left } = decided(new Set([2, 3, 7]), [row(2), row(3, { matches: [] })], 'take back');
  assert.deepEqual(rowActions, [
    { rowId: 2, action: 'update', entityId: 'bolt' },
    { rowId: 3, action: 'create' },
  ]);
  assert.deepEqual([...left], [7]);
});

test('of more rows than the server decides at once the rest stay chosen', () => {
  const { rowActions, left } = decided(new Set(Array.from({ length: 1_200 }, (_, at) => at)), [], 'leave out');
  assert.deepEqual([rowActions.length, left.size], [1_000, 200]);
});

test('the counts of rows are filters, and a fate that no row has is not among them', async () => {
  tabKeeps();
  const { buttons } = await rowsOf({}, [row(2)]);
  const filters = buttons.filter((name) => / \d/.test(name));
  assert.deepEqual(filters, ['Всего 12', 'К созданию 3', 'К изменению 6', 'С ошибками 2', 'Пропущено 1']);
});

test('while rows cannot be applied they are skipped together or taken out into a file', async () => {
  tabKeeps();
  const { buttons } = await rowsOf({}, [row(2)]);
  assert.ok(buttons.includes('Пропустить все проблемные') && buttons.includes('Файл с ошибками'));
  const clean = await rowsOf({ counts: { ...job.counts, errors: 0 } }, [row(2)]);
  assert.ok(!clean.buttons.includes('Пропустить все проблемные'));
});

test('chosen rows are counted and applied alone, and a reload forgets none of them', async () => {
  tabKeeps(2, 7);
  assert.deepEqual(chosenRows('job'), [2, 7]);
  assert.deepEqual(chosenRows('another'), []);
  const { text, buttons } = await rowsOf({}, [row(2)]);
  assert.match(text, /2 строки выбрано/);
  assert.ok(buttons.includes('Применить выбранные') && !buttons.includes('Пропустить все проблемные'));
});

test('chosen rows that the filter hides cannot be taken back here, only left out', async () => {
  tabKeeps(7);
  const { off, buttons } = await rowsOf({}, [row(2)], { only: 'errors' });
  assert.ok(buttons.includes('Пропустить'));
  assert.deepEqual(off, ['Вернуть']);
});

test('a filter without rows offers all of them, and an empty file says so', async () => {
  tabKeeps();
  assert.match((await rowsOf({}, [], { only: 'conflict' })).text, /Таких строк нет Показать все строки/);
  assert.match((await rowsOf({}, [])).text, /В файле нет строк/);
});

test('a file without a column that is needed says so above its rows', async () => {
  tabKeeps();
  const faults = [{ code: 'column_missing', field: 'name', message: 'Нет столбца «Название».' }];
  const { text } = await rowsOf({ faults, problem: { detail: 'Строка 7: цена не число.' } }, [row(2)]);
  assert.match(text, /Ничего не записано Строка 7: цена не число\./);
  assert.match(text, /Не хватает столбцов Нет столбца «Название»\. Сопоставить столбцы/);
});
