import type { RecordOption } from '../../kit/form/record-option.ts';
import type { Row } from './queries.ts';

/** A price that is being added: for any quantity, until something else is said. */
export const newRow = {
  item: null as RecordOption | null,
  price: null as string | null,
  minQuantity: '1' as string | null,
  deliveryDays: null as string | null,
  supplierSku: '',
  validTo: '',
};

export type NewRow = typeof newRow;

export const rowBodyOf = ({ item, price, minQuantity, deliveryDays, supplierSku, validTo }: NewRow) => ({
  catalogItemId: item?.id ?? '',
  price: price ?? '0',
  ...(minQuantity && { minQuantity }),
  ...(deliveryDays && { deliveryDays: Number(deliveryDays) }),
  ...(supplierSku && { supplierSku }),
  ...(validTo && { validTo }),
});

/** A row that was deleted, to be put back as it was. */
export const againOf = (row: Row) => {
  const { catalogItemId, uom, supplierSku, supplierName, price, isFree, minQuantity, batchSize } = row;
  const { deliveryDays, validFrom, validTo, vatRate, discountPercent, note, status } = row;
  return {
    ...{ catalogItemId, uom, supplierSku, supplierName, price, isFree, minQuantity, batchSize },
    ...{ deliveryDays, validFrom, validTo, vatRate, discountPercent, note, status },
  };
};
