import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anItem } from '../../../test/an-item.ts';
import { draw, listed } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';
import {
  adjustmentBodyOf,
  afterAdjustment,
  afterLeaving,
  goalsOf,
  isMove,
  isReservedTaken,
  issueBodyOf,
  newAdjustment,
  transferBodyOf,
} from './stock-values.ts';

const { keepsDraft } = await import('../../../test/keeps-draft.ts');
const { StockTab } = await import('./components/stock-tab.tsx');
const { MovementsTab } = await import('./components/movements-tab.tsx');
const { AdjustStock } = await import('./components/adjust-stock.tsx');
const { IssueStock } = await import('./components/issue-stock.tsx');
const { TakesReserved } = await import('./components/takes-reserved.tsx');
const { TransferStock } = await import('./components/transfer-stock.tsx');
const { warehouseNamesQuery } = await import('../../shared/records/warehouse-names-query.ts');
const { mayBeReversed, showSigned } = await import('./movements.ts');

const warehouses = [
  { id: 'old', name: 'Старый', status: 'archived', isDefault: true },
  { id: 'khimki', name: 'Химки', status: 'active', isDefault: false },
  { id: 'main', name: 'Основной', status: 'active', isDefault: true },
];
const known = [[warehouseNamesQuery.queryKey, warehouses]] as const;
const place = {
  ...{ warehouseId: 'khimki', onHand: '1200', reserved: '200', available: '1000', incoming: '50' },
  ...{ averageCost: '9.8', currency: 'RUB', lastMovedAt: null },
};
const stock = { onHand: '1200', reserved: '200', available: '1000', incoming: '50', byWarehouse: [place] };
const nothing = { onHand: '0', reserved: '0', available: '0', incoming: '0', byWarehouse: [] };
const tab = (held: object, changes?: object) =>
  createElement(StockTab, { item: anItem(changes), stock: held as never });

test('a count is meant for the default warehouse, unless it stands in the archive', () => {
  assert.equal(newAdjustment(warehouses).warehouseId, 'main');
  assert.equal(newAdjustment(warehouses.slice(0, 2)).warehouseId, 'khimki');
  assert.equal(newAdjustment([]).warehouseId, null);
});

test('what was counted and what came or went are never mixed up', () => {
  const counted = { ...newAdjustment(warehouses), quantity: '5' };
  assert.deepEqual(adjustmentBodyOf(counted), { warehouseId: 'main', countedQuantity: '5', reason: 'inventory' });
  assert.deepEqual(adjustmentBodyOf({ ...counted, how: 'delta', quantity: '-5', unitCost: '9.8', comment: 'бой' }), {
    ...{ warehouseId: 'main', quantityDelta: '-5', reason: 'inventory', unitCost: '9.8', comment: 'бой' },
  });
  const none = adjustmentBodyOf({ ...counted, quantity: '0' });
  assert.deepEqual(none, { warehouseId: 'main', countedQuantity: '0', reason: 'inventory' }, 'nothing lies there now');
});

test('goods move neither into the archive nor to where they lie', () => {
  assert.deepEqual(
    goalsOf(warehouses, 'khimki').map(({ name }) => name),
    ['Основной'],
  );
  const move = { fromWarehouseId: 'khimki', toWarehouseId: 'main', quantity: '5', comment: '', takesReserved: false };
  assert.ok(isMove(move));
  assert.ok(!isMove({ ...move, quantity: null }) && !isMove({ ...move, toWarehouseId: null }));
  assert.deepEqual(transferBodyOf(move), { fromWarehouseId: 'khimki', toWarehouseId: 'main', quantity: '5' });
});

test('«Move» was on after the start was changed to the goal', () => {
  const move = { fromWarehouseId: 'main', toWarehouseId: 'main', quantity: '5', comment: '', takesReserved: false };
  assert.ok(!isMove(move));
});

test('what lies where stands with what is free, what is expected and what it cost, and in all', async () => {
  const { text } = await draw(tab(stock), { known });
  assert.match(text, /Остатки, шт/);
  assert.match(text, /Химки 1\s200 200 1\s000 50 9,80\s₽ — Всего 1\s200 200 1\s000 50/);
});

test('who may adjust is offered to, and to issue and move what lies somewhere', async () => {
  const may = ['stock.adjust'] as const;
  const { buttons } = await draw(tab(stock), { known, may });
  assert.deepEqual(buttons, ['Выдать', 'Переместить', 'Скорректировать', 'Показать расчёт']);
  const empty = await draw(tab(nothing), { known, may });
  assert.deepEqual(empty.buttons, ['Скорректировать', 'Скорректировать']);
  assert.match(empty.text, /На складах ничего нет/);
  assert.deepEqual((await draw(tab(stock, { status: 'archived' }), { known, may })).buttons, ['Показать расчёт']);
  assert.deepEqual((await draw(tab(stock), { known })).buttons, ['Показать расчёт']);
});

test('a correction asks for the unit the item is counted in, and is off until something is counted', async () => {
  const form = createElement(AdjustStock, {
    ...{ opened: true, item: anItem({ baseUom: '166' }), stock: stock as never, onClose() {} },
  });
  const { fields, off, html } = await draw(form, { known, may: ['warehouses.read'] });
  assert.ok(fields.includes('Лежит на складе, кг'));
  assert.deepEqual(off, ['Скорректировать']);
  assert.match(html, /value="Основной"/);
});

test('an issue says how much is free, and is off until it says how much and to whom', async () => {
  const form = createElement(IssueStock, { opened: true, item: anItem(), stock: stock as never, onClose() {} });
  const { text, off } = await draw(form, { known });
  assert.match(text, /Доступно: 1\s000\sшт/);
  assert.deepEqual(off, ['Выдать']);
  const issue = { warehouseId: 'khimki', quantity: '5', issuedTo: ' Цех № 1 ', comment: '', takesReserved: false };
  assert.deepEqual(issueBodyOf(issue), { warehouseId: 'khimki', quantity: '5', issuedTo: 'Цех № 1' });
});

test('a move says how much is free where it begins', async () => {
  const form = createElement(TransferStock, { opened: true, item: anItem(), stock: stock as never, onClose() {} });
  const { text, off } = await draw(form, { known });
  assert.match(text, /Доступно: 1\s000\sшт/);
  assert.deepEqual(off, ['Переместить']);
});

test('goods that would be taken from reservations are told of with whose they are, and taken by whoever may', async () => {
  const held = { ...{ id: 'r1', procurementNumber: 'PR-2026-0007', uom: '796' }, quantity: '200', issuedQuantity: '0' };
  const reserved = [['stock-reservations', { catalogItemId: 'bolt', warehouseId: 'khimki' }], [held]] as const;
  const told = createElement(TakesReserved, { itemId: 'bolt', warehouseId: 'khimki', checked: false, onChange() {} });
  const seen = await draw(told, { known: [reserved], may: ['stock.reserve'] });
  assert.match(seen.text, /Будут взяты чужие резервы PR-2026-0007: 200\sшт/);
  assert.match(seen.text, /Всё равно взять/);
  const other = await draw(told, { known: [reserved] });
  assert.doesNotMatch(other.text, /Всё равно взять/);
  assert.match(other.text, /обратитесь к тому, кто распоряжается резервами/);
});

test('less than is reserved is left by what leaves, not by what a count has found', () => {
  const there = { onHand: '1200', reserved: '200' };
  assert.ok(isReservedTaken(afterLeaving('1001', there), there));
  assert.ok(!isReservedTaken(afterLeaving('1000', there), there));
  const found = { ...newAdjustment(warehouses), quantity: '150' };
  assert.ok(!isReservedTaken(afterAdjustment(found, there), there));
  assert.ok(isReservedTaken(afterAdjustment({ ...found, reason: 'damage' }, there), there));
  const taken = { ...found, how: 'delta' as const, reason: 'damage' as const, quantity: '-1001' };
  assert.ok(isReservedTaken(afterAdjustment(taken, there), there));
  assert.equal(adjustmentBodyOf({ ...taken, takesReserved: true }).takesReserved, true);
});

test('a count that was begun comes back to its item', async (t) => {
  keepsDraft(t, 'stock-adjustment', 'bolt', { quantity: '7' });
  const form = (id: string) =>
    createElement(AdjustStock, { opened: true, item: anItem({ id }), stock: stock as never, onClose() {} });
  assert.match((await draw(form('bolt'), { known })).text, /Вернули то, что вы ввели/);
  assert.doesNotMatch((await draw(form('nut'), { known })).text, /Вернули/);
});

const movement = (changes: object) => ({
  ...{ id: 'm1', type: 'adjustment', warehouseId: 'khimki', quantity: '-5', balanceAfter: '1195', unitCost: '9.8' },
  ...{ currency: 'RUB', reason: 'damage', comment: 'бой', reversedById: null, occurredAt: '2025-01-10T09:00:00.000Z' },
  ...changes,
});

test('movements say what came and went, why, and what was left', async () => {
  const rows = listed([movement({}), movement({ id: 'm2', type: 'receipt', quantity: '1200', reason: null })]);
  const { text } = await draw(createElement(MovementsTab, { item: anItem() }), {
    known: [...known, [['catalog', 'bolt', 'movements'], rows]],
  });
  assert.match(text, /Корректировка Химки −5 1\s195 9,80\s₽ Порча · бой/);
  assert.match(text, /Поступление Химки \+1\s200 1\s195/);
  assert.equal(showSigned('-0.5', 'кг'), '−0,5\u00a0кг');
});

test('a receipt and what was taken back already are not taken back here', async () => {
  assert.ok(mayBeReversed(movement({}) as never));
  for (const changes of [{ type: 'receipt' }, { type: 'reversal' }, { reversedById: 'm9' }])
    assert.ok(!mayBeReversed(movement(changes) as never));
  const rows = listed([movement({}), movement({ id: 'm2', reversedById: 'm9' })]);
  const { buttons, text } = await draw(createElement(MovementsTab, { item: anItem() }), {
    ...{ may: ['stock.adjust'], known: [...known, [['catalog', 'bolt', 'movements'], rows]] },
  });
  assert.deepEqual(buttons, ['Сторнировать']);
  assert.match(text, /сторнировано/);
});
