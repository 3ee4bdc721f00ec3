import { Decimal } from 'decimal.js';
import Type from 'typebox';
import { id, measure, nullable, object } from '../../../kernel/fields.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { uom } from '../../../kernel/values/units.ts';

const unit = uom('Other unit, OKEI code');
const factorToBase = measure('Base units in one of it', { examples: ['50'] });
const supplierId = nullable(id('Supplier who packs it so; everybody when empty'));

/** How many base units one other unit of an item holds. */
const uomConversions = Type.Array(object({ uom: unit, factorToBase, supplierId }), {
  title: 'Other units of the item',
});

export const uomConversionsInput = Type.Array(
  object({ uom: unit, factorToBase, supplierId: Type.Optional(supplierId) }),
  {
    maxItems: 100,
    title: 'Other units of the item; the list is replaced whole',
    examples: [[{ uom: '778', factorToBase: '50' }]],
  },
);

export type Conversion = Type.Static<typeof uomConversions>[number];
export type ConversionInput = Type.Static<typeof uomConversionsInput>[number];

/** A list as it is kept: in one order and one spelling, so that the same list sent again is no change. */
export const conversionsOf = (given: readonly ConversionInput[]): Conversion[] =>
  given
    .map(({ uom, factorToBase, supplierId = null }) => ({
      uom,
      factorToBase: new Decimal(factorToBase).toFixed(),
      supplierId,
    }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

const sortKey = ({ uom, supplierId }: ConversionInput) => `${uom} ${supplierId ?? ''}`;

/** Faults of a list that its schema cannot see. */
export function conversionFaults(given: readonly ConversionInput[], baseUom: string): FieldError[] {
  const keys = given.map(sortKey);
  return given.flatMap(({ uom, factorToBase }, index) => {
    const at = `/uomConversions/${index}`;
    if (keys.indexOf(keys[index] as string) < index)
      return [fieldError(at, 'duplicate', words('repeats a unit', 'единица повторяется'))];
    if (uom === baseUom)
      return [fieldError(`${at}/uom`, 'business_rule', words('is the base unit itself', 'это сама базовая единица'))];
    return new Decimal(factorToBase).isZero()
      ? [
          fieldError(`${at}/factorToBase`, 'minimum', words('must be more than 0', 'должно быть больше 0'), {
            limit: 0,
            above: 0,
          }),
        ]
      : [];
  });
}
