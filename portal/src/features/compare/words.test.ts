import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spoken } from '../../../test/draw.ts';
import { compareSearch } from './compare-search.ts';
import { lineOf, one } from './model/example-matrix.ts';
import { showDelta } from './show-delta.ts';
import { sayDays, sayFault, sayPasted, sayRefusal } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('why a quantity cannot be saved fits into its cell', () => {
  const line = lineOf(0, 100, []);
  assert.equal(sayFault({ kind: 'unreadable' }, line), 'не число');
  assert.equal(sayFault({ kind: 'not_whole' }, line), 'только целое');
  assert.equal(sayFault({ kind: 'over_offer', available: 83n * one }, line), 'доступно 83');
  assert.equal(sayFault({ kind: 'under_floor', floor: 2_500_000n }, line), 'мин. 2,5');
});

test('what the server refused is told as shortly, with its own figure; what has no short word in its own', () => {
  const refused = (code: string, params: Record<string, unknown> = {}) =>
    sayRefusal({ in: 'body', code, message: 'Не подходит.', params });
  assert.equal(refused('below_moq', { moq: '20' }), 'от 20');
  assert.equal(refused('not_pack_multiple', { packQuantity: '12.5' }), 'кратно 12,5');
  assert.equal(refused('exceeds_offer', { offered: '83' }), 'доступно 83');
  assert.equal(refused('quote_expired'), 'истекло');
  assert.equal(refused('something_new'), 'Не подходит.');
});

test('what became of a pasted block is told whole', () => {
  assert.equal(sayPasted(3, 0, 0), '3 значения вставлены');
  assert.equal(sayPasted(1, 2, 1), '1 значение вставлено · 2 без цены пропущено · 1 не числа');
  assert.equal(
    spoken('en', () => sayPasted(2, 1, 0)),
    '2 values pasted · 1 where there is no price',
  );
});

test('how much dearer is told to a tenth of a percent below ten, and to a whole one above', () => {
  assert.deepEqual(['7.34', '-0.5', '12.6', '0', null].map(showDelta).map(plain), [
    '+7,3 %',
    '-0,5 %',
    '+13 %',
    '0 %',
    '',
  ]);
});

test('a term that nobody named is asked about, not taken for none', () => {
  assert.deepEqual([sayDays(null), plain(sayDays(0)), plain(sayDays(14))], ['срок?', '0 дн', '14 дн']);
});

test('an address of the comparison keeps what it knows', () => {
  assert.deepEqual(compareSearch({ basis: 'landed', vat: 'without', open: 'plan', evil: 'x' }), {
    ...{ basis: 'landed', vat: 'without', open: 'plan' },
  });
  assert.deepEqual(compareSearch({ basis: 'price', vat: 'with' }), {}, 'what is usual is not written');
});
