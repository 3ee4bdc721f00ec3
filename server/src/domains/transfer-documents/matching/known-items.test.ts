import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemReference } from '../../catalog/item-references.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import { matchLines, type ToMatch } from './match-lines.ts';

let places = 0;

const line = (more: Partial<ToMatch> = {}): ToMatch => ({
  place: ++places,
  number: '1',
  name: 'Цемент по прайсу',
  article: 'ЦЕМ-500',
  code: null,
  quantity: '10',
  uom: '796',
  ...more,
});

const item = (more: Partial<ItemReference> = {}): ItemReference => ({
  id: 'item',
  type: 'product',
  sku: 'П-1',
  name: 'Портландцемент',
  baseUom: '796',
  uomConversions: [],
  status: 'active',
  ...more,
});

const awaited = (lineId: string, more: Partial<AwaitedLine> = {}): AwaitedLine => ({
  requisitionId: 'r',
  requisitionNumber: 'PR-1',
  lineId,
  catalogItemId: 'item',
  sku: null,
  name: 'Портландцемент',
  uom: '796',
  left: '10',
  ...more,
});

/** The item, the line of a requisition and the way each line was matched, with the codes of its remarks. */
const found = (lines: ToMatch[], items: ItemReference[], open: AwaitedLine[] = []) =>
  matchLines(lines, {
    supplierId: 's',
    chosen: new Map(),
    remembered: new Map(),
    itemIds: new Map([['ЦЕМ-500', 'item']]),
    items: new Map(items.map((one) => [one.id, one])),
    awaited: open,
  }).map(({ item: one, awaited: wanted, matchedBy, remarks }) => [
    one?.id ?? null,
    wanted?.lineId ?? null,
    matchedBy,
    ...remarks.map(({ code }) => code),
  ]);

test('an article that the supplier is known by names the item, even where nothing is awaited of it', () => {
  assert.deepEqual(found([line()], [item()]), [['item', null, 'supplier_article']]);
  assert.deepEqual(found([line({ article: null, code: 'ЦЕМ-500' })], [item()]), [['item', null, 'supplier_article']]);
  assert.deepEqual(found([line({ article: 'другой' })], [item()]), [[null, null, null]]);
});

test('an archived item is named by no new line, unless a requisition awaits it', () => {
  const archived = item({ status: 'archived' });
  assert.deepEqual(found([line()], [archived]), [[null, null, null]]);
  assert.deepEqual(found([line()], [archived], [awaited('a')]), [['item', 'a', 'supplier_article']]);
});

test('a known article leads to the line that awaits the item, whatever the names', () => {
  assert.deepEqual(found([line()], [item()], [awaited('other', { catalogItemId: null }), awaited('a')]), [
    ['item', 'a', 'supplier_article'],
  ]);
});

test('of several lines that await the item only the one of just this quantity is certain', () => {
  const open = [awaited('a', { left: '4' }), awaited('b', { left: '10' })];
  assert.deepEqual(found([line()], [item()], open), [['item', 'b', 'supplier_article']]);
  assert.deepEqual(found([line({ quantity: '7' })], [item()], open), [
    ['item', null, 'supplier_article', 'several_requisition_lines'],
  ]);
});

test('two lines of one document share what a requisition awaits, and say where it is too much', () => {
  const halves = [line({ quantity: '6' }), line({ number: '2', quantity: '6' }), line({ number: '3', quantity: '1' })];
  assert.deepEqual(found(halves, [item()], [awaited('a')]), [
    ['item', 'a', 'supplier_article'],
    ['item', 'a', 'supplier_article', 'more_than_awaited'],
    ['item', null, 'supplier_article'],
  ]);
});

test('a package is taken by the factor of the item, and a unit without one matches nothing', () => {
  const packed = item({ uomConversions: [{ uom: '778', factorToBase: '5', supplierId: null }] });
  assert.deepEqual(found([line({ uom: '778', quantity: '2' })], [packed], [awaited('a')]), [
    ['item', 'a', 'supplier_article'],
  ]);
  assert.deepEqual(found([line({ uom: '778', quantity: '2' })], [item()], [awaited('a')]), [
    [null, null, null, 'unit_differs'],
  ]);
});
