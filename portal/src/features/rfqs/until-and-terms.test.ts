import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilText } from './components/until-text.ts';
import type { RfqCard } from './queries.ts';
import { rfqSearch, rfqsSearch } from './searches.ts';
import { bodyOfTerms, termsOf } from './terms-form.ts';

const until = (responseDeadline: string | null, status = 'sent') =>
  untilText({ status, responseDeadline } as unknown as RfqCard);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 20_000).toISOString();

test('what is left to answer is told in its greatest part', () => {
  assert.equal(until(inMinutes(3 * 24 * 60)), 'осталось: 3 дня');
  assert.equal(until(inMinutes(47 * 60)), 'осталось: 47 часов');
  assert.equal(until(inMinutes(5)), 'осталось: 5 минут');
  assert.equal(until(inMinutes(-5)), 'уже прошёл');
});

test('a draft without a deadline asks for one, and what is closed counts nothing', () => {
  assert.equal(until(null, 'draft'), 'задайте до отправки');
  assert.equal(until(inMinutes(60), 'closed'), '');
});

test('the list of requests keeps its filters in the address, and nothing else', () => {
  const search = { search: 'труба', status: 'sent', requisition: 'p1', supplier: 's1', overdue: 'yes' };
  assert.deepEqual(rfqsSearch({ ...search, evil: 'x' }), search);
  assert.deepEqual(rfqsSearch({ overdue: 'no' }), {});
  assert.deepEqual(rfqSearch({ tab: 'history' }), { tab: 'history' });
});

const rfq = {
  ...{ title: 'Трубы', responseDeadline: '2026-11-30T15:00:00.000Z', message: null, paymentTerms: null },
  ...{ deliveryTerms: null, deliveryAddress: 'Химки', currency: null, vatMode: 'included', sealed: false },
  ...{ quoteMode: 'selected_lines', allowAnalogs: true },
} as unknown as RfqCard;

test('terms come back as they were read, the deadline to the minute', () => {
  const { title, responseDeadline, message, deliveryAddress, currency } = bodyOfTerms(termsOf(rfq));
  assert.deepEqual(
    [title, responseDeadline, message, deliveryAddress, currency],
    ['Трубы', rfq.responseDeadline, null, 'Химки', null],
  );
});

test('suppliers may leave positions out only where any of them may be quoted', () => {
  const partial = (quoteMode: RfqCard['quoteMode']) => bodyOfTerms({ ...termsOf(rfq), quoteMode }).allowPartial;
  assert.deepEqual((['selected_lines', 'all_lines', 'total_only'] as const).map(partial), [true, false, false]);
});

test('a title that was emptied is not sent: the one before stays', () => {
  assert.ok(!('title' in bodyOfTerms({ ...termsOf(rfq), title: ' ' })));
});
