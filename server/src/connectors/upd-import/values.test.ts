import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currencyOf, readAmount, readNumber, readRate } from './values.ts';

test('a number is read as it is written, with a point or a comma, spaced or not', () => {
  const cases = [
    ['1234.5', '1234.5'],
    ['1 234,50', '1234.5'],
    ['1\u00a0234,5', '1234.5'],
    ['007.10', '7.1'],
    ['0', '0'],
    ['0.00', '0'],
    ['123456789012.12345678901', '123456789012.12345678901'],
  ] as const;
  for (const [text, number] of cases) assert.equal(readNumber(text), number, text);
});

test('what is no number, below zero, or more than we hold is not read', () => {
  for (const text of [
    '',
    null,
    '-1',
    '+1',
    '1e3',
    '.5',
    '5.',
    '1.2.3',
    '1,234.5',
    '0x1F',
    '∞',
    '１２',
    '1234567890123',
  ])
    assert.equal(readNumber(text), null, String(text));
  assert.equal(readNumber('1.123456789012'), null);
});

test('any number the format can write is read as the same number', () => {
  const fraction = fc.integer({ min: 0, max: 99_999_999_999 }).map((n) => String(n).padStart(11, '0'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fraction, (whole, after) => {
      const read = readNumber(`${whole},${after}`);
      assert.equal(read, `${whole}.${after}`.replace(/\.?0+$/, ''));
      assert.equal(readNumber(read), read);
    }),
  );
});

test('an amount has two digits after the point, and a third one is not cut off', () => {
  assert.deepEqual(['412', '412.5', '412,50', '412.500', '412.505'].map(readAmount), [
    '412.00',
    '412.50',
    '412.50',
    '412.50',
    null,
  ]);
});

test('rates of VAT are told by percent, by fraction and in words', () => {
  const cases = [
    ['22%', '22'],
    ['20', '20'],
    ['10%', '10'],
    ['0%', '0'],
    ['20/120', '20'],
    ['без НДС', 'none'],
    ['Без  ндс', 'none'],
    ['без налога (НДС)', 'none'],
    ['18%', null],
    ['18/118', null],
    ['220%', null],
    ['НДС исчисляется налоговым агентом', null],
    ['', null],
  ] as const;
  for (const [text, rate] of cases) assert.equal(readRate(text), rate, text);
});

test('a currency is known by its number alone, and a word of the language is none', () => {
  assert.deepEqual(['643', '810', '156', '398', '999', 'RUB', '', 'constructor', '__proto__'].map(currencyOf), [
    'RUB',
    'RUB',
    'CNY',
    'KZT',
    null,
    null,
    null,
    null,
    null,
  ]);
});
