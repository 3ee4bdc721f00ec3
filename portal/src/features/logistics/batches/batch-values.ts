import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import { itemsBodyOf, itemValuesOf, newItem } from './item-values.ts';
import type { Batch } from './queries.ts';

/** A batch as its form holds it: what is not known is an empty text. */
export const batchValuesOf = (batch: Batch | undefined) => ({
  supplierId: batch?.supplierId ?? null,
  objectId: batch?.objectId ?? null,
  warehouseId: batch?.warehouseId ?? null,
  routeId: batch?.routeId ?? null,
  stopId: batch?.stopId ?? null,
  plannedDate: batch?.plannedDate ?? '',
  recipientName: batch?.recipientName ?? '',
  comment: batch?.comment ?? '',
  items: batch ? batch.items.map(itemValuesOf) : [newItem('first')],
  customFields: (batch?.customFields ?? {}) as CustomValues,
});

type BatchValues = ReturnType<typeof batchValuesOf>;

/** As the server takes it. Of a new batch, what follows from its route, its stop or its object is left to them where it was not said. */
export const batchBodyOf = (values: BatchValues, isNew: boolean) => {
  const { objectId, warehouseId, plannedDate, items, ...rest } = values;
  const told = <Value>(name: string, value: Value | null) => (isNew && value === null ? {} : { [name]: value });
  return {
    ...rest,
    ...told('objectId', objectId),
    ...told('warehouseId', warehouseId),
    ...told('plannedDate', plannedDate || null),
    recipientName: values.recipientName || null,
    comment: values.comment || null,
    items: itemsBodyOf(items),
  };
};
