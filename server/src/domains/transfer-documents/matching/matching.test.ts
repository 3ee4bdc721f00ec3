import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TransferLine } from '../../../kernel/integrations/ports/transfer-functions.ts';
import { checkBuyer } from './check-buyer.ts';
import { matchLines, type ToMatch } from './match-lines.ts';
import { priceLine } from './price-line.ts';
import { readUnit } from './read-unit.ts';
import { nothingKnown } from './what-is-known.ts';

const told = (more: Partial<TransferLine> = {}): TransferLine => ({
  number: '1',
  name: 'Цемент М500',
  article: null,
  code: null,
  unit: '796',
  unitName: 'шт',
  quantity: '10',
  price: '100',
  net: '1000.00',
  vatRate: '22',
  vatRateText: '22%',
  vat: '220.00',
  gross: '1220.00',
  ...more,
});

const priced = (more: Partial<TransferLine>) => {
  const { quantity, price, net, remarks } = priceLine(told(more), '2026-11-20');
  return [quantity, price, net, ...remarks.map(({ code }) => code)];
};

test('a price is the one that makes the cost of the line, with as few changes as that takes', () => {
  assert.deepEqual(priced({}), ['10', '100', '1000.00']);
  assert.deepEqual(priced({ quantity: '7.5', price: '833.33333333333', net: '6250.00' }), [
    '7.5',
    '833.333333',
    '6250.00',
  ]);
  assert.deepEqual(priced({ quantity: '3', price: '33.33', net: '100.00' }), ['3', '33.333333', '100.00']);
  assert.deepEqual(priced({ price: '100', net: '900.00' }), ['10', '90', '900.00', 'price_recounted']);
  assert.deepEqual(priced({ price: null }), ['10', '100', '1000.00']);
  assert.deepEqual(priced({ quantity: null, price: null }), ['1', '1000', '1000.00', 'quantity_untold']);
  assert.deepEqual(priced({ quantity: '0', price: '0' }), ['1', '1000', '1000.00', 'quantity_untold']);
});

test('the cost that a document leaves out is counted from what it tells', () => {
  assert.deepEqual(priced({ net: null }), ['10', '100', '1000.00']);
  assert.deepEqual(priced({ net: null, vat: null }), ['10', '100', '1000.00']);
  assert.deepEqual(priced({ net: null, vat: null, vatRate: 'none' }), ['10', '122', '1220.00', 'price_recounted']);
  assert.deepEqual(priced({ vatRate: '20' }), ['10', '100', '1000.00', 'vat_rate_of_another_time']);
});

const unit = (more: Partial<TransferLine>, quantity = '10') => {
  const { uom, remarks } = readUnit(told(more), quantity);
  return [uom, ...remarks.map(({ code }) => code)];
};

test('a unit is told by its OKEI code, else by its words; what nobody knows is a conventional one', () => {
  assert.deepEqual(unit({ unit: '166', unitName: 'кг' }), ['166']);
  assert.deepEqual(unit({ unit: null, unitName: 'М²' }), ['055']);
  assert.deepEqual(unit({ unit: '999', unitName: 'пог.м.' }), ['018']);
  assert.deepEqual(unit({ unit: '999', unitName: 'бухта' }), ['876', 'unit_unknown']);
  assert.deepEqual(unit({ unit: null, unitName: null }), ['876']);
  assert.deepEqual(unit({}, '2.5'), ['876', 'unit_must_be_whole']);
});

let places = 0;

const line = (more: Partial<ToMatch> = {}): ToMatch => ({
  place: ++places,
  number: '1',
  name: 'Цемент М500',
  article: null,
  code: null,
  quantity: '10',
  uom: '796',
  ...more,
});

const awaited = (lineId: string, more: object = {}) => ({
  requisitionId: 'r',
  requisitionNumber: 'PR-1',
  lineId,
  catalogItemId: null,
  sku: null,
  name: 'цемент  «М500»',
  uom: '796',
  left: '10',
  ...more,
});

const nothing = { ...nothingKnown, supplierId: 's' };

const found = (lines: ToMatch[], open: ReturnType<typeof awaited>[]) =>
  matchLines(lines, { ...nothing, awaited: open }).map(({ awaited, matchedBy, remarks }) =>
    [awaited?.lineId, matchedBy, ...remarks.map(({ code }) => code)].filter((one) => one != null),
  );

test('a line is for the one thing it can mean, and what is filled is awaited no more', () => {
  assert.deepEqual(found([line()], [awaited('a')]), [['a', 'name']]);
  assert.deepEqual(found([line({ name: 'Цемент М400' })], [awaited('a')]), [[]]);
  assert.deepEqual(found([line({ name: '—', code: 'c-1' })], [awaited('a', { sku: 'C-1' })]), [['a', 'code']]);
  assert.deepEqual(found([line()], [awaited('a', { left: '7' }), awaited('b', { left: '9' })]), [
    ['several_requisition_lines'],
  ]);
  assert.deepEqual(found([line()], [awaited('a', { left: '7' }), awaited('b')]), [['b', 'name']]);
  assert.deepEqual(found([line(), line()], [awaited('a')]), [['a', 'name'], []]);
  assert.deepEqual(found([line({ quantity: '12' })], [awaited('a')]), [['a', 'name', 'more_than_awaited']]);
});

test('units of one kind are brought to each other, others leave the line alone', () => {
  assert.deepEqual(found([line({ uom: '168', quantity: '2' })], [awaited('a', { uom: '166', left: '2000' })]), [
    ['a', 'name'],
  ]);
  assert.deepEqual(found([line({ uom: '168' })], [awaited('a')]), [['unit_differs']]);
});

test('the buyer is told by the INN; a branch of ours has another KPP', () => {
  const us = { companyInn: '7707083893', kpp: '770701001' };
  const buyer = (inn: string | null, kpp: string | null = null) => {
    const { buyerIsUs, remarks } = checkBuyer({ name: null, inn, kpp }, us);
    return [buyerIsUs, ...remarks.map(({ code }) => code)];
  };
  assert.deepEqual(buyer('7707083893', '770701001'), [true]);
  assert.deepEqual(buyer('7707083893', '773601001'), [true, 'buyer_kpp_differs']);
  assert.deepEqual(buyer('7736050003'), [false, 'buyer_is_another']);
  assert.deepEqual(buyer(null), [null, 'buyer_inn_untold']);
});
