import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAmounts, type PricedLine } from './money.ts';

type Amounts = [line: string, net: string, vat: string, gross: string];

const examples: Array<[what: string, line: PricedLine, expected: Amounts]> = [
  [
    'golden example «VAT included»',
    { quantity: '3', price: '33.33', vatMode: 'included', vatRate: '22' },
    ['99.99', '81.96', '18.03', '99.99'],
  ],
  [
    'golden example «VAT excluded»',
    { quantity: '3', price: '33.33', vatMode: 'excluded', vatRate: '22' },
    ['99.99', '99.99', '22.00', '121.99'],
  ],
  [
    'golden example «VAT included, sub-cent price»',
    { quantity: '7', price: '0.125', vatMode: 'included', vatRate: '10' },
    ['0.88', '0.80', '0.08', '0.88'],
  ],
  [
    'golden example «VAT 7 included»',
    { quantity: '1', price: '100', vatMode: 'included', vatRate: '7' },
    ['100.00', '93.46', '6.54', '100.00'],
  ],
  [
    'no VAT in a document that has it elsewhere',
    { quantity: '2', price: '10.005', vatMode: 'included', vatRate: 'none' },
    ['20.01', '20.01', '0.00', '20.01'],
  ],
  [
    'a document without VAT, whatever the rate of a line',
    { quantity: '2', price: '10', vatMode: 'none', vatRate: '22' },
    ['20.00', '20.00', '0.00', '20.00'],
  ],
  [
    'a discount, taken before VAT and before rounding',
    { quantity: '3', price: '33.33', discountPercent: '12.5', vatMode: 'excluded', vatRate: '20' },
    ['87.49', '87.49', '17.50', '104.99'],
  ],
  [
    'a full discount',
    { quantity: '3', price: '33.33', discountPercent: '100', vatMode: 'included', vatRate: '22' },
    ['0.00', '0.00', '0.00', '0.00'],
  ],
  [
    'a currency without minor units',
    { quantity: '3', price: '33.5', vatMode: 'excluded', vatRate: '10', scale: 0 },
    ['101', '101', '10', '111'],
  ],
  [
    'a return, rounded away from zero as a sale is',
    { quantity: '-7', price: '0.125', vatMode: 'included', vatRate: '10' },
    ['-0.88', '-0.80', '-0.08', '-0.88'],
  ],
  [
    'amounts no floating point number holds',
    { quantity: '9999999.999999', price: '9999999.999999', vatMode: 'excluded', vatRate: '22' },
    ['99999999999980.00', '99999999999980.00', '21999999999995.60', '121999999999975.60'],
  ],
];

for (const [what, line, expected] of examples) {
  test(what.startsWith('golden') ? what : `amounts of a line: ${what}`, () => {
    const { lineAmount, netAmount, vatAmount, grossAmount } = lineAmounts(line);
    assert.deepEqual([lineAmount, netAmount, vatAmount, grossAmount], expected);
  });
}
