import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMatrix } from './build-matrix.ts';
import { cellAt, changedLines, decisionsOf } from './decisions.ts';
import { acceptedOf, answeredComparison, answeredLine, answeredOffer, wanted } from './example-answers.ts';
import { prune } from './prune.ts';
import { savedTexts } from './saved-texts.ts';

const accepted = [
  acceptedOf('1'),
  acceptedOf('2', { id: 'old', quoteId: 'gone', quoteLineId: 'gone-1', quantity: '4' }),
  acceptedOf('2', { id: 'word', quoteId: null, quoteLineId: null, quantity: '1', vatRate: null, vatMode: 'none' }),
];
const lines = ['1', '2', '3'].map((id) =>
  answeredLine(id, [
    answeredOffer('a', { quoteLineId: id === '1' ? 'a-1' : `a-${id}` }),
    answeredOffer('b', { quoteLineId: `b-${id}` }),
  ]),
);
const matrix = buildMatrix(
  answeredComparison(lines, ['a', 'b']),
  ['1', '2', '3'].map((id) => wanted(id)),
  accepted,
  '2026-11-25',
);
const saved = savedTexts(matrix, accepted);

test('what is saved stands in its cell; what has none stands beside the offers', () => {
  assert.deepEqual(saved, { 1: { 'a-1': '10' }, 2: { 'kept:old': '4', 'kept:word': '1' } });
});

test('a figure written another way is no change', () => {
  assert.deepEqual(changedLines(matrix, { ...saved, 1: { 'a-1': ' 10,0 ' } }, saved), []);
  assert.deepEqual(decisionsOf(matrix, saved, saved, accepted), []);
});

test('only changed lines are sent, each with all that is chosen for it', () => {
  const texts = { ...saved, 1: { 'a-1': '6', 'b-1': '2,5' } };
  assert.deepEqual(decisionsOf(matrix, texts, saved, accepted), [
    {
      procurementItemId: '1',
      allocations: [
        { quoteLineId: 'a-1', quantity: '6' },
        { quoteLineId: 'b-1', quantity: '2.5' },
      ],
    },
  ]);
});

test('a line that is cleared is sent with nothing, so that the server lets it go', () => {
  const { 1: _, ...texts } = saved;
  assert.deepEqual(decisionsOf(matrix, texts, saved, accepted), [{ procurementItemId: '1', allocations: [] }]);
});

test('what was accepted at other terms goes back under those terms', () => {
  const texts = { ...saved, 2: { 'kept:old': '4', 'kept:word': '1', 'a-2': '5' } };
  assert.deepEqual(decisionsOf(matrix, texts, saved, accepted)[0]?.allocations, [
    { quoteLineId: 'a-2', quantity: '5' },
    { quoteLineId: 'gone-1', quantity: '4' },
    { supplierId: 's-a', price: '10', currency: 'RUB', vatMode: 'none', quantity: '1' },
  ]);
});

test('text that is no number is sent as nothing chosen, never as a guess', () => {
  const texts = { ...saved, 3: { 'a-3': 'много', 'b-3': '2' } };
  assert.deepEqual(decisionsOf(matrix, texts, saved, accepted)[0]?.allocations, [
    { quoteLineId: 'b-3', quantity: '2' },
  ]);
});

test('a refusal points at the cell it is about', () => {
  const sent = decisionsOf(matrix, { ...saved, 3: { 'a-3': '1', 'b-3': '2' } }, saved, accepted);
  assert.deepEqual(cellAt(sent, '/decisions/0/allocations/1/quantity'), { lineId: '3', key: 'b-3' });
  assert.deepEqual(cellAt(sent, '/decisions/0'), { lineId: '3', key: null });
  assert.equal(cellAt(sent, '/decisions/9'), null);
  assert.equal(cellAt(sent, undefined), null);
});

test('a draft over quotes that were withdrawn meanwhile loses their cells, and nothing else', () => {
  assert.deepEqual(prune(matrix, { 1: { 'a-1': '3', 'old-1': '7' }, 2: { 'old-2': '1' }, gone: { x: '1' } }), {
    1: { 'a-1': '3' },
  });
});
