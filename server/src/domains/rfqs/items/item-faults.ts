import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { RfqItem } from '../../../../../nouns/rfq-item.ts';
import { type FieldError, fieldError, words } from '../../../kernel/problems/errors.ts';
import { quantityFaults } from '../../../kernel/values/quantity-faults.ts';
import { type ItemReference, referenceFaults } from '../../catalog/item-references.ts';
import type { ItemInput } from './rfq-item.ts';

/** A position as it will stand: one that is there with its changes, or a new one. */
export interface WantedItem
  extends Omit<RfqItem, 'id' | 'rfqId' | 'position' | 'version' | 'createdAt' | 'updatedAt'> {}

export interface GivenItem {
  before: RfqItem | null;
  input: ItemInput;
  /** Its place in the body. */
  at: string;
}

/** What is wrong with a position, beside its unit. What it said before is not checked again. */
export function itemFaults(
  { before, input }: GivenItem,
  item: WantedItem,
  line: RequisitionLine | undefined,
  named: ItemReference | undefined,
  requisitionId: string | null,
): FieldError[] {
  const isNewLine = input.procurementItemId && input.procurementItemId !== before?.procurementItemId;
  const isNewItem = input.catalogItemId && input.catalogItemId !== before?.catalogItemId;
  return [
    ...(isNewLine && !line ? [unknownLine] : []),
    ...(isNewLine && line && requisitionId !== null && line.procurementId !== requisitionId ? [foreignLine] : []),
    ...(isNewLine && line?.status === 'cancelled' ? [cancelledLine] : []),
    ...(isNewItem ? referenceFaults(named) : []),
    ...(item.name === '' && !(isNewLine && !line) && !(isNewItem && !named) ? [nameless] : []),
    ...(isNewLine && !line ? [] : quantityFaults(item.quantity, '/quantity')),
  ];
}

const unknownLine = fieldError(
  '/procurementItemId',
  'not_found_reference',
  words('does not match any requisition line', 'такой строки заявки нет'),
);
const foreignLine = fieldError(
  '/procurementItemId',
  'foreign_line',
  words('is a line of another requisition', 'строка принадлежит другой заявке'),
);
const cancelledLine = fieldError(
  '/procurementItemId',
  'line_cancelled',
  words('the line is cancelled', 'строка отменена'),
);
const nameless = fieldError(
  '/name',
  'required',
  words(
    'is required unless a requisition line or a catalog item is given',
    'обязательно, если не указана строка заявки или позиция каталога',
  ),
);
