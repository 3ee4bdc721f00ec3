import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import { type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';

/** So much of an item has come in all. */
export interface DeliveredItem {
  id: string;
  deliveredQuantity: string;
}

/** Items with what has come of them: no less than was said to have come before, and no more than the batch carries. */
export function deliveredItems(
  items: readonly DeliveryBatchItem[],
  given: readonly DeliveredItem[],
): DeliveryBatchItem[] {
  const errors = given.flatMap((one, place) => faultsOf(one, place, given, items));
  if (errors.length > 0) throw invalid(errors);
  return items.map((item) => {
    const said = given.find(({ id }) => id === item.id)?.deliveredQuantity;
    return { ...item, deliveredQuantity: said ?? carriedBy(item).toFixed() };
  });
}

const carriedBy = ({ quantity, movedQuantity }: DeliveryBatchItem) => new Exact(quantity).minus(movedQuantity);

function faultsOf(
  { id, deliveredQuantity }: DeliveredItem,
  place: number,
  given: readonly DeliveredItem[],
  items: readonly DeliveryBatchItem[],
): FieldError[] {
  const [item, at] = [items.find((one) => one.id === id), `/items/${place}`];
  if (!item) return [fieldError(`${at}/id`, 'not_found_reference', unknown)];
  if (given.findIndex((one) => one.id === id) < place) return [fieldError(`${at}/id`, 'duplicate', twice)];
  const [most, least] = [carriedBy(item), item.deliveredQuantity ?? '0'];
  return [
    ...(most.lt(deliveredQuantity)
      ? [fieldError(`${at}/deliveredQuantity`, 'maximum', tooMuch, { limit: most.toFixed() })]
      : []),
    ...(new Exact(deliveredQuantity).lt(least)
      ? [fieldError(`${at}/deliveredQuantity`, 'minimum', tooLittle, { limit: least })]
      : []),
    ...(countsIn(item.uom, deliveredQuantity)
      ? []
      : [mustBeWhole(`${at}/deliveredQuantity`, item.uom, deliveredQuantity)]),
  ];
}

const unknown = words('does not match any item of this batch', 'такой позиции в этой партии нет');
const twice = words('is named twice', 'указан дважды');
const tooMuch = words('is more than the batch carries', 'больше, чем везут в партии');
const tooLittle = words('is less than was delivered before', 'меньше, чем уже отмечено доставленным');
