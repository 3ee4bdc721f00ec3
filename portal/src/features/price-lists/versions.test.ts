import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../test/draw.ts';

const { address } = await import('../../../test/asked-by.ts');
const { priceListRoutes: routes } = await import('./price-lists.routes.tsx');

const list = {
  ...{ id: 'l1', version: 4, currentVersion: 3, number: 'PL-7', name: 'Осень', kind: 'supplier', status: 'active' },
  ...{ currency: 'RUB', vatMode: 'none', validFrom: null, validTo: null, counterpartyId: null },
  ...{ counters: { items: 2, changed: 1 }, comparison: { others: [] }, rows: { items: [], page: { hasMore: false } } },
};
const version = {
  ...{ id: 'v3', n: 3, at: '2025-01-20T09:00:00.000Z', byId: 'anna', source: 'import', added: 1_204, changed: 0 },
  removed: 2,
};
const change = (field: string, from: unknown, to: unknown, catalogItemId: string | null = 'bolt') => ({
  ...{ id: `${field} ${String(to)}`, place: 0, field, from, to, catalogItemId },
});
const changes = [
  change('price', '100', '112.5'),
  change('price', null, '7'),
  change('price', '9', null),
  change('isFree', false, true),
  change('vatMode', 'none', 'included', null),
  change('terms', { a: 1 }, { a: 2 }),
];

const versions = (search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: `price-lists/${address('l1', { tab: 'versions', ...search })}`, routes },
    known: [
      [['price-lists', 'l1'], list],
      [['price-lists', 'l1', 'versions'], listed([version])],
      [['price-lists', 'l1', 'versions', 'v3'], listed(changes)],
      [['catalog', 'names', ['bolt']], new Map([['bolt', 'Болт М8']])],
    ],
  });

test('a version says how it came and how many prices it added and took away', async () => {
  const { text } = await versions();
  assert.match(text, /файл \+1\s204 — −2/);
});

test('what a version changed is said field by field, prices with their difference', async () => {
  const { text } = await versions({ version: 'v3' });
  assert.match(text, /Болт М8 Цена 100,00 112,50 \+12,5\s%/);
  assert.match(text, /Болт М8 Цена — 7,00 Добавлена/);
  assert.match(text, /Болт М8 Цена 9,00 — Удалена/);
  assert.match(text, /Болт М8 Бесплатно нет да/);
  assert.match(text, /Шапка НДС НДС не облагается Цены с НДС/);
  assert.match(text, /terms … …/, 'a field without a name is still told');
});
