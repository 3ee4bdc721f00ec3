import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePrice, costPrice } from './base-price.ts';
import { strayedBy } from './strayed-by.ts';

test('a package of twelve for 1200 is 100 apiece, and what does not divide is kept to 6 digits', () => {
  assert.equal(basePrice('1200', '12'), '100');
  assert.equal(basePrice('100', '12'), '8.333333');
  assert.equal(basePrice('0.35', '0.001'), '350');
});

test('a price of the base unit stays as it was written', () => {
  assert.equal(basePrice('120.50', '1'), '120.50');
});

const costs: ReadonlyArray<readonly [string, Parameters<typeof costPrice>, string]> = [
  [
    'VAT in the price is no cost where it comes back',
    [{ price: '122', vatMode: 'included', vatRate: '22' }, true],
    '100',
  ],
  [
    'VAT in the price is a cost where it does not',
    [{ price: '122', vatMode: 'included', vatRate: '22' }, false],
    '122',
  ],
  [
    'VAT on top is a cost where it does not come back',
    [{ price: '100', vatMode: 'excluded', vatRate: '22' }, false],
    '122',
  ],
  ['VAT on top is none where it does', [{ price: '100', vatMode: 'excluded', vatRate: '22' }, true], '100'],
  ['a price outside VAT is what it is', [{ price: '100', vatMode: 'none', vatRate: 'none' }, true], '100'],
  ['a rate of nothing takes nothing', [{ price: '100', vatMode: 'included', vatRate: '0' }, true], '100'],
  ['an unknown VAT is not guessed', [{ price: '100', vatMode: null, vatRate: null }, true], '100'],
  ['the simplified rate of 7 counts too', [{ price: '100', vatMode: 'included', vatRate: '7' }, true], '93.457944'],
];

for (const [what, given, expected] of costs) test(what, () => assert.equal(costPrice(...given), expected));

const strays: ReadonlyArray<readonly [string, Parameters<typeof strayedBy>, string | null]> = [
  ['the first price is compared with nothing', ['100', [], '20'], null],
  ['just the limit is within it', ['120', ['100'], '20'], null],
  ['over the limit is pointed out', ['120.01', ['100'], '20'], '20.01'],
  ['so is a price far below', ['70', ['100', '101', '99'], '20'], '-30'],
  ['one mad price before does not move the median', ['100', ['100', '101', '9000', '99', '100'], '20'], null],
  ['of an even number the median is half way', ['150', ['100', '200'], '20'], null],
  ['against nothing nothing is far', ['100', ['0', '0'], '20'], null],
];

for (const [what, given, expected] of strays) test(what, () => assert.equal(strayedBy(...given), expected));
