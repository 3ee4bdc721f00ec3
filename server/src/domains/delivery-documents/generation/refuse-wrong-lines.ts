import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import type { KnownIds } from './choose-shares.ts';
import type { GenerationInput } from './generation.input.ts';

type Origin = NonNullable<GenerationInput['origins']>[number];

/** Refuses prices and origins of lines outside the requisition, and traced goods whose unit or quantity is not said. */
export function refuseWrongLines({ prices = [], origins = [] }: GenerationInput, { lineId }: KnownIds): void {
  const foreign = (list: string, rows: ReadonlyArray<{ itemId: string }>) =>
    rows.flatMap(({ itemId }, at) =>
      lineId.has(itemId) ? [] : [fieldError(`/${list}/${at}/itemId`, 'foreign_reference', ofOther)],
    );
  const faults = [
    ...foreign('prices', prices),
    ...foreign('origins', origins),
    ...origins.flatMap((origin, at) => tracedFaults(origin, `/origins/${at}`)),
  ];
  if (faults.length > 0) throw invalid(faults);
}

function tracedFaults({ tracedUom = null, tracedQuantity = null }: Origin, at: string): FieldError[] {
  if (tracedUom !== null && tracedQuantity !== null)
    return quantityFaults(tracedQuantity, `${at}/tracedQuantity`, tracedUom);
  if (tracedUom === tracedQuantity) return [];
  return [fieldError(`${at}/${tracedUom === null ? 'tracedUom' : 'tracedQuantity'}`, 'required', both)];
}

const ofOther = words('does not belong to this requisition', 'не относится к этой заявке');
const both = words('is required of traced goods', 'нужно для прослеживаемого товара');
