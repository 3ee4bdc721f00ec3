import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemReference } from '../../catalog/item-references.ts';
import type { AwaitedLine } from '../../requisitions/allocations/awaited-from.ts';
import { type Known, matchLines, type ToMatch } from './match-lines.ts';
import { nothingKnown } from './what-is-known.ts';

const line = (place: number, more: Partial<ToMatch> = {}): ToMatch => ({
  place,
  number: String(place),
  name: `Строка ${place}`,
  article: null,
  code: null,
  quantity: '10',
  uom: '796',
  ...more,
});

const item = (id: string, more: Partial<ItemReference> = {}): ItemReference => ({
  id,
  type: 'product',
  sku: null,
  name: id,
  baseUom: '796',
  uomConversions: [],
  status: 'active',
  ...more,
});

const awaited = (lineId: string, catalogItemId: string | null, left = '10'): AwaitedLine => ({
  requisitionId: 'r',
  requisitionNumber: 'PR-1',
  lineId,
  catalogItemId,
  sku: null,
  name: lineId,
  uom: '796',
  left,
});

const said = (place: number, catalogItemId: string | null, procurementItemId: string | null = null) =>
  [place, { place, catalogItemId, procurementItemId, by: null, at: '2026-11-20T00:00:00.000Z' }] as const;

const found = (lines: ToMatch[], known: Partial<Known>, ...items: ItemReference[]) =>
  matchLines(lines, {
    ...nothingKnown,
    supplierId: 's',
    items: new Map(items.map((one) => [one.id, one])),
    ...known,
  }).map(({ item: one, awaited: wanted, matchedBy, remarks }) => [
    one?.id ?? null,
    wanted?.lineId ?? null,
    matchedBy,
    ...remarks.map(({ code }) => code),
  ]);

test('what a person says goes before what is remembered, and that before what papers have told', () => {
  const known = {
    itemIds: new Map([['А-1', 'told']]),
    remembered: new Map([
      [2, { id: 'm', catalogItemId: 'kept' }],
      [3, { id: 'm', catalogItemId: 'kept' }],
    ]),
    chosen: new Map([said(3, 'chosen')]),
  };
  const lines = [1, 2, 3].map((place) => line(place, { article: 'А-1' }));
  assert.deepEqual(found(lines, known, item('told'), item('kept'), item('chosen')), [
    ['told', null, 'supplier_article'],
    ['kept', null, 'remembered'],
    ['chosen', null, 'person'],
  ]);
});

test('a line matched by hand takes what is awaited before the lines above it', () => {
  const known = {
    awaited: [awaited('need', 'a')],
    itemIds: new Map([['А-1', 'a']]),
    chosen: new Map([said(2, 'a', 'need')]),
  };
  assert.deepEqual(found([line(1, { article: 'А-1' }), line(2)], known, item('a')), [
    ['a', null, 'supplier_article'],
    ['a', 'need', 'person'],
  ]);
});

test('an item that was chosen finds the one line that awaits it, and a line that is gone is told of', () => {
  assert.deepEqual(found([line(1)], { awaited: [awaited('need', 'a')], chosen: new Map([said(1, 'a')]) }, item('a')), [
    ['a', 'need', 'person'],
  ]);
  const gone = { awaited: [awaited('other', 'a')], chosen: new Map([said(1, 'a', 'need')]) };
  assert.deepEqual(found([line(1)], gone, item('a')), [['a', null, 'person', 'chosen_line_gone']]);
  assert.deepEqual(found([line(1)], { chosen: new Map([said(1, null, 'need')]) }), [
    [null, null, null, 'chosen_line_gone'],
  ]);
});

test('a line that a person said is for nothing stays so, whatever is known of it', () => {
  const known = { itemIds: new Map([['А-1', 'a']]), chosen: new Map([said(1, null)]) };
  assert.deepEqual(found([line(1, { article: 'А-1' })], known, item('a')), [[null, null, 'person']]);
});

test('a remembered item that was archived or was measured otherwise since matches nothing by itself', () => {
  const remembered = new Map([[1, { id: 'm', catalogItemId: 'a' }]]);
  assert.deepEqual(found([line(1)], { remembered }, item('a', { status: 'archived' })), [[null, null, null]]);
  assert.deepEqual(found([line(1)], { remembered }, item('a', { baseUom: '166' })), [
    [null, null, null, 'unit_differs'],
  ]);
});
