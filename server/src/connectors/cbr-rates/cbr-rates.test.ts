import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { cbrSuite } from '../../../test/connectors/cbr-suite.ts';
import { judgeConnector } from '../../../test/connectors/suite.ts';
import { cbrRates } from './cbr-rates.connector.ts';
import { dayAfter, moscowDay, moscowHour, secondsUntil } from './days.ts';
import { readRates } from './read-rates.ts';

judgeConnector(cbrRates, cbrSuite, {
  folder: new URL('./', import.meta.url),
  nameOf: 'cbrRates',
  faults: [
    {
      name: 'a day in the order of computers',
      file: 'cbr-rates.connector.ts',
      change: ['${day}/${month}/${year}', '${year}-${month}-${day}'],
    },
    {
      name: 'only the newest day',
      file: 'cbr-rates.connector.ts',
      change: ['if (effective <= reached ||', 'if (days === 1 ||'],
    },
    {
      name: 'the day asked for instead of the one that holds',
      file: 'cbr-rates.connector.ts',
      change: ['date: effective,', 'date: asked,'],
    },
    {
      name: 'the place reached is the day asked for',
      file: 'cbr-rates.connector.ts',
      change: ['newest = effective', 'newest = asked'],
    },
    { name: 'tomorrow never', file: 'cbr-rates.connector.ts', change: ['? dayAfter(today)', '? today'] },
    {
      name: 'every currency for the chosen ones',
      file: 'cbr-rates.connector.ts',
      change: ['wanted.length === 0 ?', 'wanted.length >= 0 ?'],
    },
    { name: 'no end of days', file: 'cbr-rates.connector.ts', change: ['mostDays = 31', 'mostDays = 400'] },
    {
      name: 'a call that is not repeated',
      file: 'cbr-rates.connector.ts',
      change: ["class: 'read'", "class: 'unsafe-write'"],
    },
    {
      name: 'the day is kept to itself',
      file: 'cbr-rates.connector.ts',
      change: ['note(call, asked, effective);', ''],
    },
    { name: 'one unit for any nominal', file: 'read-rates.ts', change: ['nominal: Number(nominal)', 'nominal: 1'] },
    { name: 'the comma thrown away', file: 'read-rates.ts', change: ["replace(',', '.')", "replace(',', '')"] },
    { name: 'a document type borne', file: 'read-rates.ts', change: ["throw unreadable('a document type')", ''] },
    {
      name: 'no date taken for today',
      file: 'read-rates.ts',
      change: ["throw unreadable('no date')", "read.effective = '2026-11-20'"],
    },
    {
      name: 'a rate that is none left out in silence',
      file: 'read-rates.ts',
      change: ['read.rates.push(rateOf(row))', 'try { read.rates.push(rateOf(row)) } catch {}'],
    },
  ],
});

const page = (inner: string, prolog = '<?xml version="1.0" encoding="windows-1251"?>', day = '20.11.2026') =>
  iconv.encode(`${prolog}<ValCurs Date="${day}" name="Курсы">${inner}</ValCurs>`, 'win1251');
const usd =
  '<Valute ID="R01235"><CharCode>USD</CharCode><Nominal>1</Nominal><Name>Доллар</Name><Value>92,5062</Value></Valute>';
const refusals: ReadonlyArray<readonly [string, Buffer]> = [
  ['an encoding nobody knows', page(usd, '<?xml version="1.0" encoding="x-none"?>')],
  ['an entity of its own', page(usd.replace('USD', '&usd;'))],
  ['elements without end', page('<a>'.repeat(1_000))],
  ['a rate of nothing', page(usd.replace('92,5062', '0x5C'))],
  ['a negative nominal', page(usd.replace('<Nominal>1', '<Nominal>-1'))],
  ['no currencies', page('')],
  ['a day that no calendar has', page(usd, undefined, '31.02.2026')],
  ['a thirteenth month', page(usd, undefined, '20.13.2026')],
  ['a megabyte and more', Buffer.concat([page(usd), Buffer.alloc(1_100_000, 32)])],
];

for (const [name, bytes] of refusals)
  test(`rates are not read from ${name}`, () =>
    assert.throws(() => readRates(bytes), { name: 'Error', kind: 'contract_violation' }));

test('the next run begins at the chosen hour of Moscow, and never within the hour', () => {
  const at = (time: string) => secondsUntil(18, new Date(time)) / 3_600;
  assert.deepEqual(
    [at('2026-11-22T09:00:00Z'), at('2026-11-22T14:30:00Z'), at('2026-11-22T15:00:00Z'), at('2026-11-22T21:00:00Z')],
    [6, 24.5, 24, 18],
  );
});

test('rates are read to the last digit the bank writes, with names in Russian left aside', () => {
  const uzs = usd.replace('USD', 'UZS').replace('<Nominal>1', '<Nominal>10000').replace('92,5062', '72,0110');
  assert.deepEqual(readRates(page(usd + uzs)), {
    effective: '2026-11-20',
    rates: [
      { currency: 'USD', nominal: 1, value: '92.5062' },
      { currency: 'UZS', nominal: 10_000, value: '72.0110' },
    ],
  });
});

test('whatever hour is chosen, the next run is from one hour to twenty-five away, and at that hour', () => {
  const moment = fc.date({ min: new Date('1992-07-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), moment, (hour, now) => {
      const seconds = secondsUntil(hour, now);
      const moscow = new Date(now.getTime() + seconds * 1_000 + 3 * 3_600_000);
      assert.ok(seconds >= 3_600 && seconds < 25 * 3_600 + 1);
      assert.deepEqual([moscow.getUTCHours(), moscow.getUTCMinutes()], [hour, 0]);
    }),
  );
});

test('with midnight chosen, a run late in the evening is not followed by another within the hour', () => {
  assert.equal(secondsUntil(0, new Date('2026-11-22T20:30:00Z')), 24.5 * 3_600);
});

test('a day later and a day earlier is the same day, over ends of months and years', () => {
  const day = fc.date({ min: new Date('1992-07-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 800 }), (one, days) => {
      const text = one.toISOString().slice(0, 10);
      assert.equal(dayAfter(dayAfter(text, days), -days), text);
    }),
  );
  assert.deepEqual(
    [dayAfter('2028-02-28'), dayAfter('2026-02-28'), dayAfter('2026-12-31')],
    ['2028-02-29', '2026-03-01', '2027-01-01'],
  );
});

test('late in the evening of Greenwich it is the next day in Moscow', () => {
  const late = new Date('2026-12-31T21:00:00Z');
  assert.deepEqual([moscowDay(late), moscowHour(late)], ['2027-01-01', 0]);
});
