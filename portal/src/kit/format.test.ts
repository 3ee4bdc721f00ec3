import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DateFormat, showDatesAs, showDay, showInstant, showInZone, showPriceIn } from './format.ts';
import { showShortDay } from './show-short-day.ts';

/** Signs of money are parted by spaces that do not break. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a price stands beside its currency, with as many digits as were written', () => {
  assert.equal(plain(showPriceIn('1234.5', 'RUB')), '1 234,50 ₽');
  assert.equal(plain(showPriceIn('0.0125', 'USD')), '0,0125 $');
  assert.equal(plain(showPriceIn('0.0125', 'EUR')), '0,0125 €');
});

const days: Array<[DateFormat, string, string]> = [
  ['dd.MM.yyyy', '05.11.2026', '05.11.26'],
  ['dd/MM/yyyy', '05/11/2026', '05/11/26'],
  ['MM/dd/yyyy', '11/05/2026', '11/05/26'],
  ['yyyy-MM-dd', '2026-11-05', '2026-11-05'],
];

for (const [format, whole, short] of days)
  test(`days, short days and instants are written ${format} where the portal says so`, (t) => {
    showDatesAs(format);
    t.after(() => showDatesAs(undefined));
    showInZone('Europe/Moscow');
    assert.equal(showDay('2026-11-05'), whole);
    assert.equal(showShortDay('2026-11-05'), short);
    assert.ok(showInstant('2026-11-04T22:30:00Z').startsWith(`${whole}, `), showInstant('2026-11-04T22:30:00Z'));
  });

test('what happened at one in the night is shown as that day, not the one before', (t) => {
  showInZone('Europe/Moscow');
  const night = '2026-11-04T22:30:00Z';
  assert.equal(showDay(night, { year: 'always' }), '5 нояб. 2026 г.');
  showDatesAs('dd.MM.yyyy');
  t.after(() => showDatesAs(undefined));
  assert.deepEqual([showDay(night), showShortDay(night)], ['05.11.2026', '05.11.26']);
});
