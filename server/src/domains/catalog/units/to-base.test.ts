import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { type Measured, toBase } from './to-base.ts';

const [supplier, other] = ['0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11', '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12'];
const cement: Measured = {
  baseUom: '166',
  uomConversions: [
    { uom: '778', factorToBase: '50', supplierId: null },
    { uom: '778', factorToBase: '25', supplierId: supplier },
    { uom: '168', factorToBase: '990', supplierId: null },
  ],
};
const bolts: Measured = {
  baseUom: '796',
  uomConversions: [{ uom: '166', factorToBase: '33.333333', supplierId: null }],
};
const hours: Measured = { baseUom: '356', uomConversions: [] };

const answers: ReadonlyArray<
  readonly [what: string, quantity: string, uom: string, item: Measured, supplier: string | null, result: string]
> = [
  ['the base unit is itself', '2.5', '166', cement, null, '2.5 by 1'],
  ['the item’s factor counts for everybody', '2', '778', cement, null, '100 by 50'],
  ['the supplier’s factor beats the item’s', '2', '778', cement, supplier, '50 by 25'],
  ['another supplier’s factor is nobody else’s', '2', '778', cement, other, '100 by 50'],
  ['the item’s factor beats the dimension’s', '1', '168', cement, null, '990 by 990'],
  ['a dimension converts by itself', '250', '163', cement, null, '0.25 by 0.001'],
  ['a dozen is twelve pieces', '3', '641', bolts, null, '36 by 12'],
  ['half a hundred is fifty whole pieces', '0.5', '797', bolts, null, '50 by 100'],
  ['minutes add up to hours exactly', '60', '355', hours, null, '1 by 0.01666667'],
  ['six digits stay', '0.000001', '166', cement, null, '0.000001 by 1'],
  ['nothing is nothing', '0', '778', cement, null, '0 by 50'],
];

for (const [what, quantity, uom, item, supplierId, result] of answers) {
  test(what, () => {
    const { quantity: inBase, factor } = toBase(quantity, uom, item, supplierId);
    assert.equal(`${inBase} by ${factor}`, result);
  });
}

const refusals: ReadonlyArray<readonly [what: string, quantity: string, uom: string, item: Measured, rule: string]> = [
  ['a unit nobody knows is refused', '1', '999', cement, 'unknown_uom'],
  ['a base unit nobody knows is refused', '1', '796', { baseUom: 'шт', uomConversions: [] }, 'unknown_uom'],
  ['litres do not become kilograms', '1', '112', cement, 'uom_not_convertible'],
  ['a package without a factor of the item converts to nothing', '1', '778', bolts, 'uom_not_convertible'],
  [
    'a package is no base for another package',
    '1',
    '778',
    { baseUom: '812', uomConversions: [] },
    'uom_not_convertible',
  ],
  ['half a package is refused', '0.5', '778', cement, 'uom_must_be_whole'],
  ['a part of a piece is refused', '1.5', '796', bolts, 'uom_must_be_whole'],
  ['what would be a part of a piece in the base unit is refused', '1', '166', bolts, 'uom_must_be_whole'],
];

for (const [what, quantity, uom, item, rule] of refusals) {
  test(what, () => {
    assert.throws(
      () => toBase(quantity, uom, item),
      (error) => error instanceof Refusal && (error.errors[0]?.code ?? error.members.rule) === rule,
    );
  });
}
