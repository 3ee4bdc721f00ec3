import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMatrix } from './build-matrix.ts';
import { decimal } from './exact.ts';
import { acceptedOf, answeredComparison, answeredLine, answeredOffer, wanted } from './example-answers.ts';

const today = '2026-11-25';
const one = 1_000_000n;

test('suppliers stand across and lines down, an empty cell where nobody offered', () => {
  const lines = [answeredLine('1', [answeredOffer('a')]), answeredLine('2', [answeredOffer('b')])];
  const matrix = buildMatrix(answeredComparison(lines, ['a', 'b']), [wanted('1'), wanted('2')], [], today);
  assert.deepEqual(
    matrix.lines.map(({ offers }) => offers.map((offer) => offer?.supplierName)),
    [
      ['Поставщик a', undefined],
      [undefined, 'Поставщик b'],
    ],
  );
});

test('a quote that answers a line twice, with an analog say, has two columns', () => {
  const twice = [answeredOffer('a'), answeredOffer('a', { quoteLineId: 'a-2', analog: { name: 'Аналог' } })];
  const { columns, lines } = buildMatrix(
    answeredComparison([answeredLine('1', [...twice, answeredOffer('b')])], ['a', 'b']),
    [wanted('1')],
    [],
    today,
  );
  assert.deepEqual(
    columns.map(({ quoteId }) => quoteId),
    ['a', 'a', 'b'],
  );
  assert.deepEqual(
    lines[0]?.offers.map((offer) => [offer?.key, offer?.column]),
    [
      ['a-1', 0],
      ['a-2', 1],
      ['b-1', 2],
    ],
  );
  assert.ok(lines[0]?.offers[1]?.marks.includes('analog'));
});

test('a line that was cancelled is not decided upon', () => {
  const comparison = answeredComparison([answeredLine('1', [answeredOffer('a')])], ['a']);
  assert.deepEqual(buildMatrix(comparison, [wanted('1', { status: 'cancelled' })], [], today).lines, []);
});

test('prices stand per unit of the line, whatever unit they are compared in', () => {
  const boxes = answeredLine('1', [answeredOffer('a')], { quantity: '2', baseQuantity: '24' });
  const [line] = buildMatrix(answeredComparison([boxes], ['a']), [wanted('1')], [], today).lines;
  assert.equal(line?.offers[0]?.price, '120', 'a box of twelve at ten a piece');
});

test('with extra costs a price is that which they are spread over', () => {
  const lines = [answeredLine('1', [answeredOffer('a')])];
  const matrix = buildMatrix(answeredComparison(lines, ['a'], { basis: 'landed' }), [wanted('1')], [], today);
  assert.equal(matrix.lines[0]?.offers[0]?.price, '12');
});

test('an offer that has run out, has no rate or another unit is shown, and no strategy takes it', () => {
  const usable = (flag?: string) =>
    buildMatrix(
      answeredComparison([answeredLine('1', [answeredOffer('a', { flags: flag ? [flag] : [] })])], ['a']),
      [wanted('1')],
      [],
      today,
    ).lines[0]?.offers[0]?.usable;
  assert.deepEqual(['expired', 'no_rate', 'uom_unknown', 'anomaly', undefined].map(usable), [
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('an offer of less than is needed is limited to that, and marked', () => {
  const some = answeredOffer('a', { coversQuantity: '4', lineTotal: '40' });
  const offer = buildMatrix(answeredComparison([answeredLine('1', [some])], ['a']), [wanted('1')], [], today).lines[0]
    ?.offers[0];
  assert.deepEqual([offer?.limited, offer?.covers, offer?.marks], [true, 4n * one, ['partial']]);
});

test('a price that begins at a quantity says from how many, in the unit of the line', () => {
  const arithmetic = [
    { step: 'tier', operator: null, figure: '24', result: '10' },
    { step: 'unit', operator: '÷', figure: '12', result: '0.833333' },
  ];
  const tiered = answeredLine('1', [answeredOffer('a', { arithmetic })]);
  const [line] = buildMatrix(answeredComparison([tiered], ['a']), [wanted('1')], [], today).lines;
  assert.equal(line?.offers[0]?.tierFrom, 288n * one, '24 boxes of twelve');
});

test('a plan in another currency stands in that of the requisition, at the rate of its day', () => {
  const planned = wanted('1', { plannedPrice: '100', plannedAmount: '12750', fxRate: '12.75' });
  const lines = [answeredLine('1', [answeredOffer('a')])];
  const [line] = buildMatrix(answeredComparison(lines, ['a']), [planned], [], today).lines;
  assert.deepEqual([line?.plannedPrice, line?.planned], ['1275', 12_750n * one]);
});

test('a plan has VAT, so prices without it are not held against it', () => {
  const planned = wanted('1', { plannedPrice: '10', plannedAmount: '100' });
  const lines = [answeredLine('1', [answeredOffer('a')])];
  const [line] = buildMatrix(answeredComparison(lines, ['a'], { vat: 'without' }), [planned], [], today).lines;
  assert.equal(line?.planned, null);
});

test('a quote holds on its last day, and not after it', () => {
  const expired = (validUntil: string | null) => {
    const comparison = answeredComparison([answeredLine('1', [answeredOffer('a')])], ['a']);
    const suppliers = comparison.suppliers.map((head) => ({ ...head, validUntil }));
    return buildMatrix({ ...comparison, suppliers }, [wanted('1')], [], today).columns[0]?.expired;
  };
  assert.deepEqual([expired('2026-11-25'), expired('2026-11-24'), expired(null)], [false, true, false]);
});

test('as much of an offer as papers name can no longer be let go', () => {
  const papers = { requestedQuantity: '3', invoicedQuantity: '7', receivedQuantity: '5' };
  const lines = [answeredLine('1', [answeredOffer('a')])];
  const matrix = buildMatrix(answeredComparison(lines, ['a']), [wanted('1')], [acceptedOf('1', papers)], today);
  assert.deepEqual(
    [matrix.lines[0]?.offers[0]?.floor, matrix.lines[0]?.offers[0]?.lock?.invoiced, matrix.lines[0]?.kept],
    [7n * one, '7', []],
  );
});

const keptAt = (more: object, vat: 'with' | 'without' = 'with') =>
  buildMatrix(
    answeredComparison([answeredLine('1', [answeredOffer('b')])], ['b'], { vat }),
    [wanted('1')],
    [acceptedOf('1', more)],
    today,
  ).lines[0]?.kept[0];

test('what was accepted at terms that are not on show stands beside the offers', () => {
  const kept = keptAt({});
  assert.deepEqual([kept?.key, kept?.column, kept?.usable, kept?.total], ['kept:a-1', -1, false, 100n * one]);
  assert.equal(keptAt({ supplierId: 's-b' })?.column, 0, 'of a supplier who has a column it counts there');
});

test('what was accepted is shown in the currency and the VAT of the view', () => {
  const price = (more: object, vat?: 'with' | 'without') => keptAt(more, vat)?.price;
  assert.equal(price({ fxRate: '12.5' }), '125');
  assert.equal(price({ vatMode: 'excluded' }), '12.2');
  assert.equal(price({ price: '12.2' }, 'without'), '10');
  assert.equal(price({ vatMode: 'none', vatRate: null }, 'without'), '10');
  assert.equal(decimal(keptAt({ price: '0.333', quantity: '3' })?.total ?? 0n), '1', 'to the kopeck');
});
