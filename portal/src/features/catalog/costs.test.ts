import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anItem, aPrice } from '../../../test/an-item.ts';
import { draw } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import { costRows } from './cost-rows.ts';

const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { PricesTab } = await import('./components/prices-tab.tsx');
const { PinCost } = await import('./components/pin-cost.tsx');

const now = '2025-02-01T00:00:00.000Z';
const order = (item: object, ...prices: never[]) => costRows(anItem(item), prices, now).map(({ id }) => id);

test('an invoice tells more than the plan, and a pinned cost more than an invoice', () => {
  const pinned = aPrice({ id: 'pinned', source: 'manual_pinned' });
  assert.deepEqual(order({}, aPrice(), pinned), ['pinned', 'p1', 'planned']);
  assert.deepEqual(order({ plannedCost: null }, aPrice()), ['p1']);
});

test('the plan was shown as what counts while a newer price by hand counted', () => {
  const byHand = (effectiveAt: string) => aPrice({ id: 'hand', source: 'integration', effectiveAt });
  assert.deepEqual(order({}, byHand('2025-01-10T00:00:00.000Z')), ['hand'], 'the plan is of the 5th');
  assert.deepEqual(order({}, byHand('2025-01-02T00:00:00.000Z')), ['planned']);
});

const tab = (changes: object = {}) => createElement(PricesTab, { item: anItem(changes) });
const history = (...items: never[]) =>
  [['catalog', 'bolt', 'prices'], { items, page: { hasMore: false }, meta: { total: items.length } }] as const;

test('the current cost stands above the sources it could follow, the one it does follow is marked', async () => {
  const { text, headings, buttons } = await draw(tab(), { known: [history(aPrice())] });
  assert.match(headings[0] ?? '', /Текущая себестоимость: 10,00\s₽/);
  assert.match(text, /2 Счёт Крепёж .* 10,00\s₽ Надёжнее всех: действует 6 План · .* 12,00\s₽ Уступает источнику выше/);
  assert.deepEqual(buttons, [], 'whoever may not change the item pins nothing');
});

test('a cost is pinned and unpinned by who may change an item that is not in the archive', async () => {
  const may = ['catalog.update'] as const;
  assert.deepEqual((await draw(tab(), { may, known: [history()] })).buttons, ['Закрепить себестоимость']);
  const pinned = await draw(tab({ currentCostSource: 'manual_pinned' }), { may, known: [history()] });
  assert.deepEqual(pinned.buttons, ['Открепить', 'Закрепить себестоимость']);
  assert.deepEqual((await draw(tab({ status: 'archived' }), { may, known: [history()] })).buttons, []);
});

test('a bolt for a third of a kopeck does not cost nothing', async () => {
  const { text } = await draw(tab(), { known: [history(aPrice({ price: '0.35', costPrice: '0.0035' }))] });
  assert.match(text, /0,35\s₽ \/ упак 0,0035\s₽/);
});

test('it is said why a price does not count: taken back, not yet valid, expired, for more than one, unusual', async () => {
  const prices = [
    aPrice({ id: '1', withdrawnAt: now }),
    aPrice({ id: '2', effectiveAt: '2999-01-01T00:00:00.000Z' }),
    aPrice({ id: '3', validTo: '2025-01-20' }),
    aPrice({ id: '4', quantityFrom: '10' }),
    aPrice({ id: '5', isAnomaly: true }),
  ];
  const { text } = await draw(tab(), { known: [history(...prices)] });
  for (const why of ['Отозвана', 'Ещё не действует', 'Истекла', 'От количества', 'Необычная'])
    assert.match(text, new RegExp(why));
});

test('where nothing is known of the cost it is said where it will come from', async () => {
  const { text } = await draw(tab({ plannedCost: null, currentCostPrice: null }), { known: [history()] });
  assert.match(text, /Текущая себестоимость: —/);
  assert.match(text, /Себестоимость пока неизвестна/);
  assert.match(text, /Цен пока нет/);
});

test('a cost that is being pinned begins with the current one, and comes back to its item alone', async (t) => {
  const pin = (id: string) => createElement(PinCost, { opened: true, item: anItem({ id }), onClose() {} });
  const { fields, html } = await draw(pin('bolt'));
  assert.deepEqual(fields, ['Себестоимость единицы, RUB']);
  assert.match(html, /value="10"/);
  keepsDraft(t, 'pinned-cost', 'bolt', { value: '11' });
  assert.match((await draw(pin('bolt'))).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await draw(pin('nut'))).text, /Вернули/);
});
