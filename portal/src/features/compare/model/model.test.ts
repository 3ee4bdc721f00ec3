import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { begin, redo, step, undo } from '../../../kit/history.ts';
import { allocate, byPrice, bySpeed, fillRest } from './allocate.ts';
import { differences, merge } from './differences.ts';
import { decimal, micro, mulDiv } from './exact.ts';
import { lineOf, matrixOf, offerOf, one } from './example-matrix.ts';
import { faultOf, overOf } from './faults.ts';
import { paste } from './paste.ts';
import { quantityOf, type Texts, withCell } from './quantities.ts';

test('undo after do is what was before, redo after undo what was after, however many steps', () => {
  const edit = fc.record({ line: fc.integer({ min: 0, max: 4 }), text: fc.string({ maxLength: 6 }) });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 40 }), (edits) => {
      let history = begin({});
      const seen: Texts[] = [history.present];
      for (const { line, text } of edits) {
        const next = step(history, withCell(history.present, `l${line}`, 'c', text));
        if (next !== history) seen.push(next.present);
        history = next;
      }
      for (const before of seen.slice(0, -1).toReversed()) {
        history = undo(history);
        assert.equal(history.present, before);
      }
      for (const after of seen.slice(1)) {
        history = redo(history);
        assert.equal(history.present, after);
      }
    }),
  );
});

test('digits typed into one cell are one step', () => {
  const typed = ['1', '12', '120'].reduce(
    (h, text) => step(h, withCell(h.present, 'l0', 'c', text), 'l0 c'),
    begin({}),
  );
  assert.deepEqual(undo(typed).present, {});
});

test('filling the rest takes what others left, and no more than is on offer', () => {
  const line = lineOf(0, 100, [offerOf(0, 0, 5, 100), offerOf(0, 1, 6, 30, { limited: true })]);
  assert.equal(fillRest(line, { l0c0: '80' }, 'l0c1').l0c1, '20');
  assert.equal(fillRest(line, { l0c0: '10' }, 'l0c1').l0c1, '30');
  assert.equal(fillRest(line, { l0c0: '100', l0c1: '5' }, 'l0c1').l0c1, undefined);
});

test('a line is split between the cheapest and the next where the cheapest has too little', () => {
  const line = lineOf(0, 100, [offerOf(0, 0, 5, 83, { limited: true }), offerOf(0, 1, 6, 100)]);
  assert.deepEqual(allocate(line, byPrice), { l0c0: '83', l0c1: '17' });
  assert.deepEqual(allocate(line, bySpeed), { l0c0: '83', l0c1: '17' });
});

test('a block from Excel goes in as it was typed; cells without a price are told', () => {
  const matrix = matrixOf([
    lineOf(0, 2_000, [offerOf(0, 0, 5, 2_000), offerOf(0, 1, 6, 2_000)]),
    lineOf(1, 100, [undefined, offerOf(1, 1, 6, 100)]),
  ]);
  const { texts, taken, left, unreadable } = paste(matrix, {}, '1\u00a0234,5\t10\r\n7\tмного\r\n8\t9\r\n', 0, 0);
  assert.deepEqual([taken, left, unreadable], [3, 3, 1]);
  assert.equal(texts.l0?.l0c0, '1\u00a0234,5');
  assert.equal(quantityOf(texts.l0?.l0c0), 1_234_500_000n);
  assert.equal(texts.l1?.l1c1, 'много');
});

test('more than is offered, halves of a piece and text are kept and named', () => {
  const offer = offerOf(0, 0, 5, 83, { limited: true, floor: 2n * one });
  const line = lineOf(0, 100, [offer]);
  const kinds = ['300', '2,5', 'много', '1', '83'].map((text) => faultOf(line, offer, text)?.kind ?? null);
  assert.deepEqual(kinds, ['over_offer', 'not_whole', 'unreadable', 'under_floor', null]);
});

test('more than is needed is told, and refused beyond what the company tolerates', () => {
  const line = lineOf(0, 100, []);
  assert.equal(overOf(line, 100n * one, 0n), null);
  assert.deepEqual(overOf(line, 104n * one, micro('5')), { by: 4n * one, refused: false });
  assert.equal(overOf(line, 106n * one, micro('5'))?.refused, true);
});

test('what two people decided differently is told, and each line goes to whoever it is left to', () => {
  const matrix = matrixOf([0, 1, 2].map((at) => lineOf(at, 10, [offerOf(at, 0, 1, 10), offerOf(at, 1, 2, 10)])));
  const base = { l0: { l0c0: '10' } };
  const mine = { l0: { l0c1: '10' }, l1: { l1c0: '1' } };
  const theirs = { l0: { l0c0: '5' }, l2: { l2c0: '7' } };
  assert.deepEqual(
    differences(matrix, base, mine, theirs).map(({ line }) => line.id),
    ['l0'],
  );
  assert.deepEqual(merge(matrix, base, mine, theirs, new Set(['l0'])), { ...mine, l2: { l2c0: '7' } });
  assert.deepEqual(merge(matrix, base, mine, theirs, new Set()), {
    l0: { l0c0: '5' },
    l1: { l1c0: '1' },
    l2: { l2c0: '7' },
  });
});

test('decimal strings are exact both ways', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (value) => micro(decimal(value)) === value),
  );
  assert.deepEqual([mulDiv(1n, 1n, 2n), mulDiv(-3n, 1n, 2n), mulDiv(2n, 1n, 3n)], [1n, -2n, 1n]);
});
