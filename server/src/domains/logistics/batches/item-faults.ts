import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { referenceFaults } from '../../catalog/item-references.ts';
import type { ItemInput } from './delivery-batch.input.ts';
import type { Known } from './known-of.ts';

interface Seen {
  input: ItemInput;
  kept: DeliveryBatchItem | undefined;
  known: Known;
  of: { procurementId: string | null; supplierId: string | null };
  at: string;
  isTwice: boolean;
}

/** What is wrong with one item of a batch. */
export function itemFaults(item: DeliveryBatchItem, seen: Seen): FieldError[] {
  const { input, kept, known, at, isTwice } = seen;
  const isNewItem = typeof input.catalogItemId === 'string' && input.catalogItemId !== kept?.catalogItemId;
  return [
    ...(isTwice ? [fieldError(`${at}/id`, 'duplicate', twice)] : []),
    ...(input.id !== undefined && !kept ? [fieldError(`${at}/id`, 'not_found_reference', unknownItem)] : []),
    ...lineFaults(item, seen),
    ...(isNewItem ? referenceFaults(known.items.get(item.catalogItemId ?? ''), `${at}/catalogItemId`) : []),
    ...(item.name === '' && item.procurementItemId === null && item.catalogItemId === null
      ? [fieldError(`${at}/name`, 'required', nameless)]
      : []),
    ...quantityFaults(item.quantity, `${at}/quantity`, item.uom),
  ];
}

function lineFaults(item: DeliveryBatchItem, { input, kept, known, of, at }: Seen): FieldError[] {
  if (item.procurementItemId === null)
    return item.allocationId === null ? [] : [fieldError(`${at}/procurementItemId`, 'required', lineless)];
  const line = known.lines.get(item.procurementItemId);
  const pointer = `${at}/procurementItemId`;
  if (!line) return [fieldError(pointer, 'not_found_reference', unknownLine)];
  if (line.procurementId !== of.procurementId) return [fieldError(pointer, 'line_of_other_requisition', strange)];
  const isNewLine = kept?.procurementItemId !== line.id;
  const isNewDecision = item.allocationId !== null && item.allocationId !== kept?.allocationId;
  return [
    ...(isNewLine && line.status === 'cancelled' ? [fieldError(pointer, 'line_cancelled', cancelled)] : []),
    ...(input.uom !== undefined && input.uom !== line.uom ? [fieldError(`${at}/uom`, 'uom_of_line', ofLine)] : []),
    ...(isNewDecision ? decisionFaults(item, of.supplierId, known, `${at}/allocationId`) : []),
  ];
}

function decisionFaults(
  { procurementItemId, allocationId }: DeliveryBatchItem,
  supplierId: string | null,
  { allocations }: Known,
  at: string,
): FieldError[] {
  const decided = allocations.find(({ id, lineId }) => id === allocationId && lineId === procurementItemId);
  if (!decided) return [fieldError(at, 'not_found_reference', undecided)];
  return supplierId !== null && decided.supplierId !== supplierId ? [fieldError(at, 'other_supplier', other)] : [];
}

const twice = words('is named twice', 'указан дважды');
const unknownItem = words('does not match any item of this batch', 'такой позиции в этой партии нет');
const unknownLine = words('does not match any requisition line', 'такой строки заявки нет');
const strange = words('belongs to another requisition than the batch', 'строка относится к другой заявке');
const cancelled = words('is cancelled', 'строка отменена');
const ofLine = words('is that of the requisition line', 'единица берётся из строки заявки');
const nameless = words(
  'is required unless a requisition line or a catalog item is given',
  'обязательно, если не указаны строка заявки или позиция',
);
const lineless = words('is required with a decision', 'обязательна вместе с решением');
const undecided = words('is no decision that stands for this line', 'такого действующего решения по строке нет');
const other = words('was decided for another supplier than that of the batch', 'решение принято по другому поставщику');
