import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { draw, drawPage, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { newPriceList, newPriceListBodyOf } from './new-price-list.ts';
import { againOf, newRow, rowBodyOf } from './new-row.ts';

const { address, askedBy } = await import('../../../test/asked-by.ts');
const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { priceListRoutes: routes } = await import('./price-lists.routes.tsx');
const { PasteRows } = await import('./components/paste-rows.tsx');
const { PastedPreview } = await import('./components/pasted-preview.tsx');
const { HeaderDialog } = await import('./components/header-dialog.tsx');
const { PriceListCreate } = await import('./components/price-list-create.tsx');
const { AddRow } = await import('./components/add-row.tsx');

const row = (changes: object = {}) => ({
  ...{ id: 'r1', version: 2, catalogItemId: 'bolt', name: 'Болт М8', sku: 'Б-8', supplierSku: 'ЦД-8', uom: '796' },
  ...{ price: '112.5', previousPrice: '100', minQuantity: '1', deliveryDays: 5, validTo: null, note: null },
  ...changes,
});
const rows = [row(), row({ id: 'r2', price: '0.0035', previousPrice: null, minQuantity: '100' })];
const other = { rowId: 'r1', priceListId: 'l2', number: 'PL-8', name: 'Двор', price: '0.004', currency: 'RUB' };
const list = {
  ...{ id: 'l1', version: 4, currentVersion: 3, number: 'PL-7', name: 'Осень', kind: 'supplier', status: 'active' },
  ...{ currency: 'RUB', vatMode: 'included', validFrom: null, validTo: '2025-12-31', isDefault: false, comment: null },
  ...{ counterpartyId: null, counters: { items: 2, changed: 1 }, comparison: { others: [other] } },
  rows: { items: rows, page: { hasMore: true } },
};
const update = ['price_lists.update'] as const;
const card = (changes: object, may: readonly string[] = update, search: Record<string, string> = {}) =>
  drawPage({
    ...{ at: `price-lists/${address('l1', search)}`, routes, may: may as never },
    known: [
      [['price-lists', 'l1'], { ...list, ...changes }],
      [['price-lists', 'l1', 'rows', {}], listed(rows)],
      [['price-lists', 'l1', 'rows', { sort: 'price' }], listed(rows)],
    ],
  });

test('a list says what its prices are in, how long they hold, and how each has moved', async () => {
  const { text, html } = await card({});
  assert.match(text, /Осень PL-7 Действует Поставщика RUB, Цены с НДС — – 31 дек\. 2025 г\./);
  assert.match(text, /ЦД-8 Болт М8 1\sшт \+12,5\s% 5 —/);
  assert.match(html, /class="bad" title="100,00 → 112,50"/);
  assert.match(text, /↳ от большего количества 100\sшт/);
});

test('sorted otherwise every row names its item, since tiers stand apart', async () => {
  const { text } = await card({}, update, { sort: 'price' });
  assert.doesNotMatch(text, /↳/);
});

test('prices are typed over by who may change the list, while it is not in the archive', async () => {
  assert.deepEqual((await card({})).fields.slice(-2), ['Цена: Болт М8', 'Цена: Болт М8']);
  assert.match((await card({})).html, /value="0,0035"/);
  for (const seen of [await card({}, []), await card({ status: 'archived' })]) {
    assert.ok(!seen.fields.includes('Цена: Болт М8') && !seen.buttons.includes('Удалить: Болт М8'));
    assert.match(seen.text, /112,50/);
  }
});

test('a draft is made active, an archived list is restored, and neither the other way round', async () => {
  const draft = await card({ status: 'draft' });
  assert.ok(draft.buttons.includes('Ввести в действие') && !draft.buttons.includes('Восстановить'));
  const archived = await card({ status: 'archived' });
  assert.ok(archived.buttons.includes('Восстановить') && !archived.buttons.includes('Ввести в действие'));
  assert.ok(!(await card({ status: 'draft' }, [])).buttons.includes('Ввести в действие'));
});

test('prices below a kopeck are compared as they are, and a cheaper one is good', async () => {
  const cheap = { comparison: { others: [{ ...other, rowId: 'r2', price: '0.0028' }] } };
  const { text, html } = await card(cheap, update, { tab: 'compare' });
  assert.match(text, /Болт М8 100\sшт 0,0035\s₽ 0,0028\s₽ −20\s% PL-8 · Двор/);
  assert.match(html, /class="good"/);
  assert.match(text, /Первые 50 строк/);
});

test('prices of another currency have no difference in per cent', async () => {
  const others = [{ ...other, currency: 'CNY' }];
  const { text } = await card({ comparison: { others } }, update, { tab: 'compare' });
  assert.match(text, /112,50\s₽ 0,004\s¥ PL-8/);
});

test('only what the last version touched is asked for when the box is ticked', async () => {
  const at = `price-lists/${address('l1', { changed: 'true', search: 'болт' })}`;
  const asked = await askedBy({ at, routes, known: [[['price-lists', 'l1'], list]] });
  assert.deepEqual(asked.get('price-lists/l1/items'), { limit: '200', search: 'болт', changedIn: '3' });
});

const paste = () => createElement(PasteRows, { opened: true, list: list as never, onClose() {} });

test('nothing pasted is nothing to add; what was pasted and not sent comes back to its list', async (t) => {
  assert.deepEqual((await draw(paste())).off, ['Добавить']);
  keepsDraft(t, 'price-list-paste', 'l1', { value: 'А-1\t5' });
  assert.match((await draw(paste())).text, /Вернули то, что вы ввели/);
});

test('pasted lines show how they were read, those with faults first, and how many are left out', async () => {
  const read = { price: '5', minQuantity: undefined, fault: undefined };
  const pasted = [
    { ...read, line: 1, sku: 'А-1' },
    { ...read, line: 2, sku: 'А-2', price: undefined, fault: 'no_price' as const },
    { ...read, line: 3, sku: 'А-3' },
  ];
  const refused = new Map([[3, 'Нет такой позиции']]);
  const { text } = await draw(createElement(PastedPreview, { rows: pasted, currency: 'CNY', refused }));
  assert.match(text, /Цена, CNY От Состояние 2 А-2 — 1 Цена не число 3 А-3 5,00 1 Нет такой позиции 1 А-1 5,00 1/);
  assert.match(text, /1 строка будет пропущена/);
});

test('the header is changed over the version it was opened over', async () => {
  const { fields } = await draw(createElement(HeaderDialog, { opened: true, list: list as never, onClose() {} }));
  assert.deepEqual(fields, ['Название', 'НДС', 'Действует с', 'Действует до', 'Комментарий', 'По умолчанию']);
});

test('a new list is of a supplier, who has to be named; the company’s own belongs to nobody', async () => {
  const { fields } = await draw(createElement(PriceListCreate, { opened: true, onClose() {} }));
  assert.ok(fields.includes('Поставщик') && fields.includes('Валюта'));
  const yard = { id: 'yard', label: 'Двор' };
  assert.deepEqual(newPriceListBodyOf({ ...newPriceList, name: 'Осень', counterparty: yard, currency: 'cny' }), {
    ...{ kind: 'supplier', name: 'Осень', counterpartyId: 'yard', currency: 'CNY' },
  });
  assert.deepEqual(newPriceListBodyOf({ ...newPriceList, kind: 'internal', name: 'Розница', counterparty: yard }), {
    ...{ kind: 'internal', name: 'Розница' },
  });
});

test('a row is added for an item at a price, and says no more than was typed', async () => {
  const { off, fields } = await draw(createElement(AddRow, { opened: true, list: list as never, onClose() {} }));
  assert.deepEqual(off, ['Добавить']);
  assert.ok(fields.includes('Цена, RUB'));
  const bolt = { ...newRow, item: { id: 'bolt', label: 'Болт' }, price: '0' };
  assert.deepEqual(rowBodyOf(bolt), { catalogItemId: 'bolt', price: '0', minQuantity: '1' });
  assert.equal(rowBodyOf({ ...bolt, deliveryDays: '14' }).deliveryDays, 14);
});

test('a row that was deleted is put back as it was, and as nobody’s version', () => {
  const again = againOf(row({ discountPercent: '5', isFree: false }) as never);
  assert.deepEqual([again.price, again.supplierSku, again.discountPercent], ['112.5', 'ЦД-8', '5']);
  assert.ok(!('id' in again) && !('version' in again));
});
