import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LocalCopy } from './local-copy.ts';
import { draftOf, withLine } from './model/draft.ts';
import { asked, said } from './model/example-rfq.ts';
import { refusedFields } from './model/refused-fields.ts';
import { startOf } from './start-of.ts';

const rfq = asked({ quote: said({}) });
const copy = (more: Partial<LocalCopy> = {}): LocalCopy => ({
  draft: withLine(draftOf(rfq), '1', { price: '99' }),
  draftVersion: 2,
  at: '2026-11-25T08:00:00Z',
  ...more,
});
const priceOf = ({ draft }: ReturnType<typeof startOf>) => draft.lines['1']?.price;

test('what was typed on this device and never reached the server goes on', () => {
  const start = startOf(rfq, copy(), 2);
  assert.deepEqual([priceOf(start), start.resumed, start.older], ['99', true, null]);
});

test('where somebody has saved since, theirs is shown and the one of this device is offered', () => {
  const start = startOf(rfq, copy({ draftVersion: 1 }), 2);
  assert.deepEqual([priceOf(start), start.resumed, start.older?.draftVersion], ['12,5', false, 1]);
});

test('a save that was under way may be the newer one itself: it is repeated before anybody is asked', () => {
  const underWay = { body: {}, key: 'k' } as NonNullable<LocalCopy['underWay']>;
  const start = startOf(rfq, copy({ draftVersion: 1, underWay }), 2);
  assert.deepEqual([priceOf(start), start.resumed, start.underWay?.key], ['99', true, 'k']);
});

test('a position that was added to the request since is there, empty', () => {
  const { '3': _, ...lines } = copy().draft.lines;
  const start = startOf(rfq, copy({ draft: { ...copy().draft, lines } }), 2);
  assert.equal(start.draft.lines['3']?.price, '');
});

test('a copy of another request, or none, is left alone', () => {
  const other = { ...copy().draft, lines: { other: copy().draft.lines['1'] } } as LocalCopy['draft'];
  for (const kept of [null, copy({ draft: other }), copy({ draft: {} as never })])
    assert.deepEqual([priceOf(startOf(rfq, kept, 2)), startOf(rfq, kept, 2).resumed], ['12,5', false]);
});

test('a refusal stands at the position it is about, though positions that nothing is said of were not sent', () => {
  const draft = withLine(draftOf(asked()), '3', { price: '1' });
  const faults = [
    { pointer: '/lines/0/price', message: 'слишком мало' },
    { pointer: '/prepaymentPercent', message: 'не больше 100' },
  ];
  assert.deepEqual(refusedFields({ faults }, draft, asked()), {
    lines: { 3: 'слишком мало' },
    terms: { prepayment: 'не больше 100' },
  });
});
