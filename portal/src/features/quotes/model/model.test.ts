import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../../../shared/api/problem.ts';
import type { QuoteVersion } from '../queries.ts';
import { type Asked, askedOfRequisition, askedOfRfq } from './asked.ts';
import { changesOf, priceDifferences } from './changes-of.ts';
import { daysOf } from './days-of.ts';
import { faultsByLine } from './faults-by-line.ts';
import { bodyOfLines, emptyLine, linesOf } from './line-values.ts';
import { pasteLines } from './paste-lines.ts';
import { sumOf } from './sum-of.ts';

const asked = (id: string, quantity = '10'): Asked => ({
  id,
  of: 'procurementItemId',
  position: Number(id),
  name: `Позиция ${id}`,
  quantity,
  uom: '796',
});

const lines = [asked('1'), asked('2', '2.5'), asked('3')];

const version = {
  lines: [
    {
      rfqItemId: null,
      procurementItemId: '2',
      price: '7.5',
      quantityOffered: null,
      deliveryDays: 4,
      comment: null,
      moq: '5',
    },
  ],
} as unknown as QuoteVersion;

test('a grid starts from what was said, and keeps what it does not show', () => {
  const values = linesOf(lines, version);
  assert.deepEqual(values['2'], { price: '7.5', quantity: null, days: '4', comment: '' });
  assert.deepEqual(values['1'], emptyLine);
  const [body] = bodyOfLines(lines, values, version, '22');
  assert.deepEqual(
    [body?.procurementItemId, body?.price, body?.deliveryDays, body?.moq, body?.vatRate],
    ['2', '7.5', 4, '5', '22'],
  );
});

test('lines nothing is said of are left out; a line without a price is not offered', () => {
  const values = { ...linesOf(lines, null), '3': { ...emptyLine, comment: 'нет' } };
  const body = bodyOfLines(lines, values, null, '');
  assert.deepEqual(
    body.map(({ procurementItemId, quoted, comment }) => [procurementItemId, quoted, comment]),
    [['3', false, 'нет']],
  );
});

test('a pasted column fills downwards and to the right, in numbers as they are typed here', () => {
  const pasted = pasteLines(lines, linesOf(lines, null), { id: '2', column: 'price' }, '1 200,50\t3\n\t4\nx\n');
  assert.equal(pasted?.filled, 2);
  assert.deepEqual([pasted?.values['2']?.price, pasted?.values['2']?.quantity], ['1200.5', '3']);
  assert.deepEqual([pasted?.values['3']?.price, pasted?.values['3']?.quantity], [null, '4']);
  assert.equal(pasteLines(lines, {}, { id: '1', column: 'price' }, '5'), null);
});

test('the sum counts no more than is asked and no more than there is', () => {
  const values = {
    '1': { ...emptyLine, price: '1.005', quantity: '1' },
    '2': { ...emptyLine, price: '3', quantity: '100' },
  };
  assert.equal(sumOf(lines, values), '8.51');
  assert.equal(sumOf(lines, {}), '0.00');
});

test('what a version changed is told with the name of its line', () => {
  const told = changesOf(
    {
      terms: [{ field: 'validUntil', from: null, to: '2026-12-31' }],
      lines: [{ position: 1, rfqItemId: null, procurementItemId: '1', field: 'price', from: '1234.5', to: '1200' }],
    },
    new Map([[1, 'Цемент']]),
  );
  assert.deepEqual(
    told.map(({ where, what }) => [where, what]),
    [
      ['', 'цены действуют до'],
      ['Цемент', 'цена'],
    ],
  );
  assert.equal(told[0]?.from, '—');
  assert.match(told[1]?.from ?? '', /^1.234,5$/);
});

test('a conflict shows the prices that differ', () => {
  const mine = bodyOfLines(lines, { ...linesOf(lines, version), '1': { ...emptyLine, price: '9' } }, version, '');
  assert.deepEqual(priceDifferences(lines, mine, version), [{ label: 'Позиция 1', mine: '9', theirs: '—' }]);
});

test('days that are no whole number are not taken for no days at all', () => {
  assert.deepEqual(['', ' 14 ', '0', '3650'].map(daysOf), [null, 14, 0, 3_650]);
  assert.deepEqual(['10-14', 'две недели', '3651', '1.5'].map(daysOf), [undefined, undefined, undefined, undefined]);
});

test('days written over a date that was named before take its place, and untouched ones leave it', () => {
  const [line] = version.lines;
  const dated = { lines: [{ ...line, deliveryDate: '2026-12-20' }] } as unknown as QuoteVersion;
  const values = linesOf(lines, dated);
  const dateOf = (days: string) => {
    const [body] = bodyOfLines(lines, { ...values, '2': { ...emptyLine, price: '7.5', days } }, dated, '');
    return [body?.deliveryDays, body?.deliveryDate];
  };
  assert.deepEqual(dateOf('9'), [9, null]);
  assert.deepEqual(dateOf('4'), [4, '2026-12-20']);
});

test('a zero is told as free of charge, and a line without VAT keeps its rate where none is chosen for all', () => {
  const values = { '1': { ...emptyLine, price: '0' } };
  const [body] = bodyOfLines(lines, values, null, '');
  assert.deepEqual([body?.isFree, body?.quoted, 'vatRate' in (body ?? {})], [true, true, false]);
  assert.equal(bodyOfLines(lines, values, null, 'none')[0]?.vatRate, 'none');
});

test('a quote for a request answers its positions, one for a requisition its lines that are active', () => {
  const item = { id: 'a', position: 1, name: 'Труба', quantity: '5', uom: '796' };
  const requisition = {
    items: [
      { ...item, status: 'active' },
      { ...item, id: 'b', status: 'cancelled' },
    ],
  };
  assert.deepEqual(
    askedOfRequisition(requisition as never).map(({ id, of }) => [id, of]),
    [['a', 'procurementItemId']],
  );
  assert.deepEqual(
    askedOfRfq({ items: [item] } as never).map(({ id, of }) => [id, of]),
    [['a', 'rfqItemId']],
  );
});

test('a refusal stands at the position it is about, whatever else was left out', () => {
  const sent = bodyOfLines(lines, { '3': { ...emptyLine, price: '1' } }, null, '');
  const refused = new Problem(
    { errors: [{ in: 'body', pointer: '/lines/0/price', code: 'x', message: 'слишком мало' }] },
    400,
  );
  assert.deepEqual(faultsByLine(refused, sent), { 3: 'слишком мало' });
  assert.deepEqual(faultsByLine(new Error('line'), sent), {});
});
