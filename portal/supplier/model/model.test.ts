import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredItems, bodyOf } from './body.ts';
import { draftOf, emptyLine, lineOfDraft, withLine } from './draft.ts';
import { asked, item, said } from './example-rfq.ts';
import { isLess, lineFaults, missingItems } from './faults.ts';
import { pasteCells } from './paste-cells.ts';
import { timeLeft } from './time-left.ts';
import { compare, lineGross, totalsOf } from './totals.ts';
import { vatOptions } from './vat-options.ts';
import { whatStops } from './what-stops.ts';

const today = '2026-11-22';

test('the form starts from the draft on the server, with a comma in prices', () => {
  const draft = draftOf(asked({ quote: said({}) }));
  assert.deepEqual([draft.lines['1']?.price, draft.lines['1']?.days, draft.vatRate], ['12,5', '3', '10']);
  assert.deepEqual(draft.lines['2'], emptyLine);
});

test('«не поставляю» comes back with its reason', () => {
  const draft = draftOf(asked({ quote: said({ quoted: false, price: null, unavailableReason: 'сняли' }) }));
  assert.deepEqual([draft.lines['1']?.refused, draft.lines['1']?.comment], [true, 'сняли']);
});

test('only touched lines are sent, prices as the server takes them; what this page does not show stays', () => {
  const rfq = asked({ quote: said({}) });
  const draft = withLine(draftOf(rfq), '3', { price: '1\u00a0234,50', days: '7' });
  const { lines = [] } = bodyOf(draft, rfq);
  assert.deepEqual(
    lines.map(({ rfqItemId, price, moq }) => [rfqItemId, price, moq]),
    [
      ['1', '12.5', '5'],
      ['3', '1234.5', undefined],
    ],
  );
});

test('days written over a date that was named before take its place, and untouched ones leave it', () => {
  const rfq = asked({ quote: said({ deliveryDate: '2026-12-20' }) });
  const dateOf = (days: string) => bodyOf(withLine(draftOf(rfq), '1', { days }), rfq).lines?.[0]?.deliveryDate;
  assert.deepEqual([dateOf('3'), dateOf('9')], ['2026-12-20', null]);
});

test('what cannot be read is not sent and is named', () => {
  const rfq = asked();
  const draft = withLine(draftOf(rfq), '1', { price: 'двести' });
  assert.equal(bodyOf(draft, rfq).lines?.[0]?.price, null);
  assert.ok(lineFaults(lineOfDraft(draft, item('1')), rfq).price);
});

test('a request of one total takes every position without prices', () => {
  const rfq = asked({ quoteMode: 'total_only' });
  const draft = { ...draftOf(rfq), total: '120 000,00' };
  assert.equal(answeredItems(draft, rfq).length, 3);
  assert.equal(bodyOf(draft, rfq).statedTotal, '120000');
  assert.equal(whatStops(draft, rfq, today), null);
});

test('zero is a price only when it is said to be free', () => {
  const rfq = asked();
  assert.ok(lineFaults({ ...emptyLine, price: '0' }, rfq).price);
  assert.equal(lineFaults({ ...emptyLine, price: '0', free: true }, rfq).price, undefined);
});

test('totals round each line half away from zero, then sum', () => {
  const rfq = asked();
  const draft = {
    ...withLine(withLine(draftOf(rfq), '1', { price: '0,0125' }), '2', { price: '1,01' }),
    vatRate: '22',
  };
  assert.equal(lineGross(draft, item('1'), rfq), '0.13');
  assert.deepEqual(totalsOf(draft, rfq), { net: '3.01', vat: '0.66', gross: '3.67', priced: 2 });
});

test('the sum at a line is what the total counts it as, discount and own rate of VAT included', () => {
  const line = { price: '100', discountPercent: '10', vatRate: '10' as const };
  const rfq = asked({ items: [item('1')], vatMode: 'excluded', quote: said(line) });
  const draft = { ...draftOf(rfq), vatMode: 'excluded' as const, vatRate: '' };
  assert.equal(lineGross(draft, item('1'), rfq), '990.00');
  assert.equal(totalsOf(draft, rfq).gross, '990.00');
});

test('a rate that is charged no more stays among the choices of a quote that was given with it', () => {
  const rates = (vatRate: string) => vatOptions({ vatRate }).map(([value]) => value);
  assert.deepEqual(rates('20').slice(0, 2), ['included 20', 'included 22']);
  assert.ok(!rates('22').includes('included 20'));
  assert.equal(vatOptions({ vatRate: '' })[0]?.[1], 'В цене, ставки строк');
});

test('VAT on top is added, without VAT there is none', () => {
  const rfq = asked();
  const draft = withLine(draftOf(rfq), '1', { price: '100' });
  assert.equal(totalsOf({ ...draft, vatMode: 'excluded' }, rfq).gross, '1220.00');
  assert.deepEqual(totalsOf({ ...draft, vatMode: 'none' }, rfq), {
    net: '1000.00',
    vat: '0.00',
    gross: '1000.00',
    priced: 1,
  });
});

test('no more is counted than there is, and no more than is asked', () => {
  const rfq = asked();
  const draft = withLine(draftOf(rfq), '1', { price: '10' });
  assert.equal(lineGross(withLine(draft, '1', { quantity: '4' }), item('1'), rfq), '40.00');
  assert.equal(lineGross(withLine(draft, '1', { quantity: '400' }), item('1'), rfq), '100.00');
  assert.deepEqual(
    [isLess({ ...emptyLine, quantity: '9,5' }, item('1')), isLess({ ...emptyLine, quantity: '10' }, item('1'))],
    [true, false],
  );
});

test('a column pasted into a cell fills downwards; «нет» and a dash say that it is not supplied', () => {
  const rfq = asked();
  const pasted = pasteCells(draftOf(rfq), rfq.items, { id: '1', column: 'price' }, '1 234,50\r\nнет\r\n0,99\r\n7\r\n');
  assert.deepEqual([pasted?.filled, pasted?.left], [3, 1]);
  assert.deepEqual(
    rfq.items.map(({ id }) => [pasted?.draft.lines[id]?.price, pasted?.draft.lines[id]?.refused]),
    [
      ['1 234,50', false],
      ['', true],
      ['0,99', false],
    ],
  );
});

test('columns go to the right, an empty cell leaves what stands, one cell is pasted as usual', () => {
  const rfq = asked();
  const draft = withLine(draftOf(rfq), '2', { price: '5' });
  const pasted = pasteCells(draft, rfq.items, { id: '2', column: 'price' }, '\t20\t14\n6\t\t\n');
  assert.deepEqual(
    [pasted?.draft.lines['2']?.price, pasted?.draft.lines['2']?.quantity, pasted?.draft.lines['2']?.days],
    ['5', '20', '14'],
  );
  assert.equal(pasted?.draft.lines['3']?.price, '6');
  assert.equal(pasteCells(draft, rfq.items, { id: '1', column: 'price' }, '12,5'), null);
});

test('what stops a quote is said: a faulty line, a missing one, nothing at all', () => {
  const rfq = asked();
  assert.match(whatStops(draftOf(rfq), rfq, today) ?? '', /хотя бы одну/);
  const draft = withLine(draftOf(rfq), '1', { price: '10' });
  assert.equal(whatStops(draft, rfq, today), null);
  assert.match(whatStops(draft, asked({ quoteMode: 'all_lines' }), today) ?? '', /у 2 позиций/);
  assert.match(whatStops(withLine(draft, '2', { comment: 'на заказ' }), rfq, today) ?? '', /1 позицию/);
  assert.match(whatStops({ ...draft, validUntil: '2026-11-21' }, rfq, today) ?? '', /условия/);
  assert.deepEqual(missingItems(draft, rfq), []);
});

test('decimals are compared exactly', () => {
  assert.deepEqual([compare('0.1', '0.10'), compare('2', '10'), compare('3.000001', '3')], [0, -1, 1]);
});

test('what is left is told by its two greatest parts', () => {
  assert.equal(timeLeft(2 * 86_400_000 + 3 * 3_600_000 + 5 * 60_000), '2 дня 3 часа');
  assert.equal(timeLeft(65 * 60_000), '1 час 5 минут');
  assert.equal(timeLeft(20_000), 'меньше минуты');
});
