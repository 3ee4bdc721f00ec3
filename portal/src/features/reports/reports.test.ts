import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysOfSpan } from '../../../../nouns/report-spans.ts';
import { drawPage } from '../../../test/draw.ts';
import { today } from '../../kit/format.ts';
import { recordRows } from './record-rows.ts';
import { reportsSearch } from './searches.ts';

const { reportRoutes } = await import('./reports.routes.tsx');

const days = daysOfSpan('year', today());
const records = '/api/v1/reports/spend/records?currency=RUB';
const spend = (rows: object[], more: object = {}) => ({
  ...{ currency: 'RUB', total: { amount: '150.30', lines: 3, before: '100.20' }, rows, alsoIn: [] },
  ...{ countedBy: 'Строки счетов с НДС.', asOf: '2026-11-26T09:00:00.000Z', counting: false, ...more },
});
const yard = { key: 'yard', label: 'Цементный двор', amount: '150.30', lines: 3, before: '100.20', records };

const page = (known: ReadonlyArray<readonly [key: readonly unknown[], answer: unknown]>, at = 'reports') =>
  drawPage({ at, routes: reportRoutes, known, may: ['reports.read'] });

test('spend is told with its change, what it is made of and how it is counted', async () => {
  const { text, links } = await page([
    [['reports', 'spend', days, 'supplier'], spend([yard])],
    [['reports', 'spend', days, 'month'], spend([])],
  ]);
  assert.match(text, /Потрачено 150\s₽ \+50\s%/);
  assert.match(text, /Цементный двор 150,30\s₽ 3 100,20\s₽ \+50\s%/);
  assert.match(text, /Как считается Строки счетов с НДС/);
  assert.ok(
    links.some((link) => link.includes(encodeURIComponent(records))),
    links.join('\n'),
  );
});

test('where nothing was spent it is said', async () => {
  const none = spend([], { total: { amount: '0', lines: 0, before: '0' } });
  const { text } = await page([
    [['reports', 'spend', days, 'supplier'], none],
    [['reports', 'spend', days, 'month'], none],
  ]);
  assert.match(text, /Расходов нет/);
});

test('months of a span are whole and end where they should, over the turn of a year too', () => {
  assert.deepEqual(daysOfSpan('year', '2026-01-15'), { from: '2025-02-01', to: '2026-01-01' });
  assert.deepEqual(daysOfSpan('last-month', '2026-01-15'), { from: '2025-12-01', to: '2025-12-01' });
  assert.deepEqual(daysOfSpan('last-year', '2026-11-26'), { from: '2025-01-01', to: '2025-12-01' });
  assert.deepEqual(daysOfSpan('this-year', '2026-11-26'), { from: '2026-01-01', to: '2026-11-01' });
});

test('a record leads to its page, and an address that no figure has leads nowhere', () => {
  const line = {
    date: '2026-02-10',
    invoiceId: 'i',
    invoiceNumber: 'INV-1',
    name: 'Цемент',
    amount: '10',
    currency: 'RUB',
  };
  const [row] = recordRows(records, [line]);
  assert.deepEqual([row?.path, row?.number, row?.about], ['invoices/i', 'INV-1', 'Цемент']);
  assert.deepEqual(recordRows('/api/v1/users', [line]), []);
  assert.deepEqual(reportsSearch({ tab: 'all', by: 'item', span: 'ever' }), { by: 'item' });
});
