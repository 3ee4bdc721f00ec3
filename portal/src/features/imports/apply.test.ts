import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';
import { reachOf } from './model.ts';

const { address } = await import('../../../test/asked-by.ts');
const { importRoutes: routes } = await import('./imports.routes.tsx');

const counts = { rows: 12, create: 3, update: 6, skip: 1, errors: 0, conflict: 0, warnings: 0, applied: 4 };
const job = {
  ...{ id: 'job', version: 1, status: 'preview_ready', mode: 'upsert', fileName: 'прайс.csv', format: 'csv' },
  ...{ columns: [], counts, faults: [], warnings: [], problem: null, result: null, sheets: [], parameters: {} },
  appliedAt: '2025-01-20T09:00:00.000Z',
};

function tabKeeps(...chosen: number[]) {
  Object.assign(globalThis, { sessionStorage: { getItem: () => JSON.stringify(chosen) } });
}

afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

const apply = (changes: object, search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: `imports/${address('job', { kind: 'catalog', step: 'apply', ...search })}`, routes },
    known: [[['imports', 'job'], { ...job, ...changes }]],
  });

test('the last look says what will be written, and how many rows the button writes', async () => {
  tabKeeps();
  const { text, buttons, fields } = await apply({});
  assert.match(text, /Будет создано 3 Будет изменено 6 Пропущено 1 Не запишется: ошибки 0/);
  assert.ok(buttons.includes('Применить: 9'));
  assert.deepEqual(fields, []);
});

test('with rows that cannot be written one says whether the others are; a replacement is all or nothing at first', async () => {
  tabKeeps();
  const stopped = { ...counts, errors: 2 };
  const { fields, html } = await apply({ counts: stopped });
  assert.deepEqual(fields, ['Записать остальные', 'Ничего не записывать']);
  assert.match(html, /<input[^>]*(checked=""[^>]*value="skip"|value="skip"[^>]*checked="")/);
  const replaced = await apply({ counts: stopped, mode: 'replace' });
  assert.match(replaced.html, /<input[^>]*(checked=""[^>]*value="abort"|value="abort"[^>]*checked="")/);
});

test('a replacement says what goes: prices leave a list, lines of a requisition are cancelled', async () => {
  tabKeeps();
  const list = await apply({ mode: 'replace' }, { kind: 'price_list', priceList: 'autumn' });
  assert.match(list.text, /Цены, которых нет в файле, уйдут из прайс-листа/);
  const lines = await apply({ mode: 'replace' }, { kind: 'pr_items', requisition: 'need' });
  assert.match(lines.text, /Всё, чего нет в файле, будет отменено/);
});

test('rows chosen before are applied alone, and the button does not count the others', async () => {
  tabKeeps(2, 7);
  const { text, buttons } = await apply({});
  assert.match(text, /2 строки выбраны: применятся только они/);
  assert.doesNotMatch(text, /Будет создано/);
  assert.ok(buttons.includes('Применить выбранные'));
});

test('where nothing would be written nothing can be applied', async () => {
  tabKeeps();
  const { off, text } = await apply({ counts: { ...counts, create: 0, update: 0 } });
  assert.match(text, /Записывать нечего/);
  assert.deepEqual(off, ['Применить: 0']);
});

test('while rows are written the page says how many are, and no step leads back', async () => {
  const { text, buttons } = await apply({ status: 'applying' });
  assert.match(text, /Записано строк: 4 \/ 9/);
  assert.deepEqual(buttons, []);
  assert.deepEqual(reachOf({ status: 'applying' }), []);
  assert.deepEqual(reachOf({ status: 'applied' }), ['file'], 'what was applied is not mapped anew');
});

test('what came of it is counted, rows that were refused are there to take, and the way goes on', async () => {
  const result = { created: 3, updated: 5, failed: 1 };
  const { text, buttons, links } = await apply({ status: 'partially_applied', result });
  assert.match(text, /Применён частично Создано 3 Изменено 5 Пропущено 1 Не записано 1/);
  assert.ok(buttons.includes('Файл с ошибками'));
  assert.ok(links.includes('/romashka/catalog'));
  const whole = await apply({ status: 'applied', result: { ...result, failed: 0 } });
  assert.match(whole.text, /Импорт применён/);
  assert.ok(!whole.buttons.includes('Файл с ошибками'));
});

test('prices of a supplier have become a quote, and the way leads there', async () => {
  const made = { entityType: 'supplier_quote', entityId: 'q1' };
  const { links, text } = await apply(
    { status: 'applied', result: { created: 3, updated: 0, failed: 0, made } },
    { kind: 'pr_supplier_prices', requisition: 'need' },
  );
  assert.ok(links.includes('/romashka/quotes/q1'));
  assert.match(text, /К предложению/);
});
