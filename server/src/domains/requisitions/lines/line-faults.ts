import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { type VatRate, vatRateFaults } from '../../../kernel/values/vat.ts';
import { referenceFaults } from '../../catalog/item-references.ts';
import type { LineInput } from '../requisition-line.ts';
import type { Known, WantedLine } from './standing-line.ts';

/** What is wrong with a line as it will stand, by its own fields. */
export function lineFaults(
  line: WantedLine['line'],
  input: LineInput,
  before: RequisitionLine | null,
  known: Known,
): FieldError[] {
  const item = known.items.get(input.catalogItemId ?? '');
  const isNew = input.catalogItemId && input.catalogItemId !== before?.catalogItemId;
  const day = line.requiredAt ?? known.header.dueDate ?? known.today;
  return [
    ...(isNew ? referenceFaults(item) : []),
    ...(line.name === '' && !(isNew && !item) ? [namelessLine] : []),
    ...quantityFaults(line.quantity, '/quantity'),
    ...(input.vatRate ? vatRateFaults(input.vatRate as VatRate, day) : []),
  ];
}

const namelessLine = fieldError(
  '/name',
  'required',
  words('is required unless a catalog item is given', 'обязательно, если не указана позиция каталога'),
);
