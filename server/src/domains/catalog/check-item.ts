import type { ReadContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../kernel/problems/errors.ts';
import { supplierRefs } from '../counterparties/counterparty-refs.ts';
import { isGtin } from './is-gtin.ts';
import { type ConversionInput, conversionFaults } from './units/uom-conversions.ts';

interface Given {
  barcode?: string | null;
  uomConversions?: readonly ConversionInput[];
}

/** Refuses what the schema cannot see: a wrong check digit, a list of units at odds with itself. */
export function refuseFaults({ barcode, uomConversions }: Given, baseUom: string, more: readonly FieldError[] = []) {
  const faults = [
    ...(typeof barcode === 'string' && !isGtin(barcode) ? [badBarcode] : []),
    ...conversionFaults(uomConversions ?? [], baseUom),
    ...more,
  ];
  if (faults.length > 0) throw invalid(faults);
}

const badBarcode = fieldError(
  '/barcode',
  'pattern',
  words(
    'must be a GTIN of 8, 12, 13 or 14 digits with a correct check digit',
    'нужен GTIN из 8, 12, 13 или 14 цифр с верной контрольной цифрой',
  ),
);

/** Refuses units packed by suppliers nobody knows; asks only when a supplier is named. */
export async function refuseStrangeSuppliers(ctx: ReadContext, { uomConversions = [] }: Given) {
  const named = uomConversions.flatMap(({ supplierId }, index) => (supplierId ? [{ supplierId, index }] : []));
  if (named.length === 0) return;
  const known = await supplierRefs(
    ctx.db,
    named.map(({ supplierId }) => supplierId),
  );
  const strange = named.filter(({ supplierId }) => !known.has(supplierId));
  if (strange.length > 0) throw invalid(strange.map(({ index }) => strangeSupplier(index)));
}

const strangeSupplier = (index: number) =>
  fieldError(
    `/uomConversions/${index}/supplierId`,
    'not_found_reference',
    words('does not match any supplier of this portal', 'такого поставщика в портале нет'),
  );

/** A list of other units speaks of the base unit: with a new one it has to be given anew. */
export const staleUnits = (
  before: { baseUom: string; uomConversions: readonly unknown[] },
  given: { baseUom?: string; uomConversions?: readonly unknown[] },
): FieldError[] =>
  given.baseUom !== undefined &&
  given.baseUom !== before.baseUom &&
  before.uomConversions.length > 0 &&
  !given.uomConversions
    ? [
        fieldError(
          '/uomConversions',
          'required',
          words('must be given with a new base unit', 'нужно задать вместе с новой базовой единицей'),
        ),
      ]
    : [];
