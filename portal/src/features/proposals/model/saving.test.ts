import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../../test/portal-address.ts';
import { bodyOf, changesOf } from './changes.ts';
import { differencesOf } from './differences-of.ts';
import { exampleCard, exampleRow } from './example-card.ts';
import { previewOf } from './figures.ts';
import { beginSheet, idsOf, reduceSheet, type SheetAction, type SheetState } from './sheet-state.ts';
import { toldOf } from './told-of.ts';

const acted = (state: SheetState, ...actions: SheetAction[]) => actions.reduce(reduceSheet, state);
const begun = beginSheet(exampleCard());
const typed = (text: string): SheetAction => ({ kind: 'cell', key: 'r1', name: 'quantity', text });
const changed = (state: SheetState, seesCosts = true) =>
  changesOf(state.history.present, state.saved, { ids: idsOf(state), seesCosts });

test('nothing is changed by writing the same number otherwise, or by a blank row', () => {
  assert.equal(changed(begun), undefined);
  assert.equal(changed(acted(begun, typed('8,00'))), undefined);
  assert.equal(
    changed(acted(begun, { kind: 'rows', rows: (rows) => [...rows, { ...rows[0], ...blank }] as never })),
    undefined,
  );
});

const blank = { key: 'n', name: '', quantity: '', unitCost: '', unitPrice: '' };

test('only what is changed is sent; rows go as a whole list, each under its identifier', () => {
  assert.deepEqual(changed(acted(begun, { kind: 'header', change: { title: ' ' } })), { title: null });
  const { rows } = changed(acted(begun, typed('1\u00a0234,5'))) ?? {};
  assert.deepEqual([rows?.[0]?.id, rows?.[0]?.quantity, rows?.[0]?.markupPercent], ['r1', '1234.5', '15']);
  const sum = acted(begun, { kind: 'cell', key: 'r1', name: 'markup', text: '500 ₽' });
  const [row] = changed(sum)?.rows ?? [];
  assert.deepEqual([row?.markupBasis, row?.markupAmount, row?.markupPercent], ['amount', '500', null]);
});

test('digits typed into one cell are one step back, and what was taken back comes on again', () => {
  const state = acted(begun, typed('1'), typed('12'), { kind: 'undo' });
  assert.equal(state.history.present.rows[0]?.quantity, '8');
  assert.equal(acted(state, { kind: 'redo' }).history.present.rows[0]?.quantity, '12');
  assert.equal(acted(state, { kind: 'undo' }), state);
});

test('what is typed while it is saved stays, and a new row keeps its place and its mark', () => {
  const before = acted(begun, {
    kind: 'rows',
    rows: (rows) => [...rows, { ...rows[0], ...blank, name: 'Песок', quantity: '1', unitCost: '5' }] as never,
  });
  const sent = before.history.present;
  const later = acted(before, typed('9'));
  const card = exampleCard({
    version: 4,
    rows: [exampleRow(), exampleRow({ id: 'r2', position: 2, name: 'Песок', quantity: '1', unitCost: '5' })],
  });
  const after = acted(later, { kind: 'saved', sent, card });
  assert.deepEqual(
    after.history.present.rows.map(({ key, quantity }) => [key, quantity]),
    [
      ['r1', '9'],
      ['n', '1'],
    ],
  );
  const { rows } = changed(after) ?? {};
  assert.deepEqual(
    rows?.map(({ id }) => id),
    ['r1', 'r2'],
  );
  const settled = acted(before, { kind: 'saved', sent, card });
  assert.equal(changed(settled), undefined);
  const undone = acted(settled, { kind: 'undo' });
  assert.deepEqual(
    changed(undone)?.rows?.map(({ id }) => id),
    ['r1'],
  );
});

test('a row that somebody removed meanwhile is new again where mine is kept', () => {
  const mine = acted(begun, typed('9'), { kind: 'rebase', card: exampleCard({ version: 9, rows: [] }) });
  const [row] = changed(mine)?.rows ?? [];
  assert.deepEqual([row?.id, row?.quantity], [undefined, '9']);
});

test('costs that one may not see are not sent back as nothing', () => {
  const hidden = exampleRow({ unitCost: null, markupPercent: null, groupLabel: null });
  const state = acted(beginSheet(exampleCard({ rows: [hidden] })), typed('9'));
  const [row] = changed(state, false)?.rows ?? [];
  assert.ok(row && !('unitCost' in row) && !('markupPercent' in row) && !('groupLabel' in row));
});

test('values of other terms are not sent: an agent has no markup, entered prices are sent, rates of none are none', () => {
  const bodies = (change: object) => {
    const state = acted(begun, { kind: 'header', change });
    return bodyOf(state.history.present, { ids: idsOf(state), seesCosts: true });
  };
  const agency = bodies({ proposalModel: 'agency', pricingMode: 'fixed_price' });
  assert.deepEqual([agency.pricingMode, agency.rows[0]?.markupPercent], ['cost_plus', null]);
  const fixed = bodies({ pricingMode: 'fixed_price', vatMode: 'none', commissionPercent: '5' });
  assert.deepEqual(
    [fixed.rows[0]?.unitPrice, fixed.rows[0]?.vatRate, fixed.commissionPercent],
    ['138.575', 'none', null],
  );
});

test('what the server refuses stands at its cell, its field or its expense', () => {
  const fault = (pointer: string) => ({ in: 'body' as const, code: 'x', message: pointer, pointer });
  const told = toldOf(
    [fault('/rows/0/markupAmount'), fault('/customerId'), fault('/customFields/site'), fault('/rows/7/name')],
    begun.history.present,
  );
  assert.deepEqual(told.cells, { r1: { markup: '/rows/0/markupAmount' } });
  assert.deepEqual(Object.keys(told.fields), ['customerId', 'customFields.site']);
  assert.ok(told.isMore, 'what has no place is told above');
});

test('mine and theirs are told apart by what differs', () => {
  const { present } = acted(begun, { kind: 'header', change: { title: 'Песок' } }, typed('9')).history;
  assert.deepEqual(
    differencesOf(present, exampleCard({ version: 4 }), previewOf(present)).map(({ label }) => label),
    ['Тема', 'Строки и сумма'],
  );
});
