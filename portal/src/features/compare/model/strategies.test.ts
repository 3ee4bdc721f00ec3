import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { mulDiv } from './exact.ts';
import { anyMatrix, lineOf, matrixOf, offerOf, one } from './example-matrix.ts';
import { faultOf } from './faults.ts';
import { choicesOf, type Matrix } from './matrix.ts';
import { chosenOf, type Texts, textsOf } from './quantities.ts';
import { bestPerLine, fastest, fewestSuppliers, knowsTerms, oneSupplier } from './strategies.ts';
import { amountOf, totalsOf } from './totals.ts';

const strategies = { bestPerLine, fastest, oneSupplier, fewest: (matrix: Matrix) => fewestSuppliers(matrix, 500n) };

for (const [name, strategy] of Object.entries(strategies))
  test(`${name}: chosen is never more than is on offer, nor than is needed, and what is locked stays`, () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        const texts = strategy(matrix);
        for (const line of matrix.lines) {
          const own = textsOf(texts, line);
          const parts = choicesOf(line).map((offer) => [offer, chosenOf(own, offer)] as const);
          for (const [offer, chosen] of parts) {
            assert.ok(chosen <= offer.covers && chosen >= offer.floor);
            assert.equal(faultOf(line, offer, own[offer.key]), null);
          }
          assert.ok(parts.reduce((sum, [, chosen]) => sum + chosen, 0n) <= line.need);
        }
      }),
    );
  });

test('the whole is the sum of columns, and of lines', () => {
  fc.assert(
    fc.property(anyMatrix, fc.infiniteStream(fc.integer({ min: 0, max: 900 })), (matrix, numbers) => {
      const texts: Texts = Object.fromEntries(
        matrix.lines.map((line) => [
          line.id,
          Object.fromEntries(choicesOf(line).map(({ key }) => [key, String(numbers.next().value)])),
        ]),
      );
      const totals = totalsOf(matrix, texts);
      assert.equal(
        totals.amount,
        totals.columns.reduce((sum, part) => sum + part, totals.beside),
      );
      const byLines = matrix.lines.flatMap((line) =>
        choicesOf(line).map((offer) => amountOf(offer, chosenOf(textsOf(texts, line), offer))),
      );
      assert.equal(
        totals.amount,
        byLines.reduce((sum, part) => sum + part, 0n),
      );
    }),
  );
});

test('nothing else is cheaper line by line than the best of each, and fewest suppliers stay within what was allowed', () => {
  fc.assert(
    fc.property(anyMatrix, fc.bigInt({ min: 0n, max: 5_000n }), (matrix, dearerBy) => {
      const best = totalsOf(matrix, bestPerLine(matrix));
      const few = totalsOf(matrix, fewestSuppliers(matrix, dearerBy));
      assert.ok(few.suppliers <= best.suppliers);
      assert.equal(few.coverage, best.coverage);
      assert.ok(few.amount <= best.amount + mulDiv(best.amount, dearerBy, 10_000n));
      if (best.coverage === totalsOf(matrix, fastest(matrix)).coverage)
        assert.ok(best.amount <= totalsOf(matrix, fastest(matrix)).amount);
    }),
  );
});

test('«fewest suppliers» proposed four where the cheapest way had three: those with an invoice stay in any case', () => {
  const matrix = matrixOf([
    lineOf(0, 4, [
      offerOf(0, 0, 0, 2, { floor: one }),
      offerOf(0, 1, 830, 2),
      offerOf(0, 2, 0, 1),
      offerOf(0, 3, 0, 1),
    ]),
    lineOf(1, 1, [undefined, undefined, offerOf(1, 2, 0, 1, { usable: false, floor: one }), undefined]),
    lineOf(2, 7, [undefined, undefined, undefined, offerOf(2, 3, 800, 6)]),
  ]);
  assert.equal(totalsOf(matrix, bestPerLine(matrix)).suppliers, 3);
  assert.equal(totalsOf(matrix, fewestSuppliers(matrix, 3_459n)).suppliers, 3);
});

test('«Быстрее всего» is not offered while no supplier has said how soon', () => {
  fc.assert(
    fc.property(anyMatrix, (matrix) => {
      const silent = {
        ...matrix,
        lines: matrix.lines.map((line) => ({
          ...line,
          offers: line.offers.map((offer) => (offer?.usable === true ? { ...offer, days: null } : offer)),
        })),
      };
      assert.equal(knowsTerms(silent), false);
      const usable = matrix.lines.flatMap(({ offers }) => offers.filter((offer) => offer?.usable === true));
      assert.equal(
        knowsTerms(matrix),
        usable.some((offer) => offer?.usable === true && offer.days !== null),
      );
    }),
  );
});
