import type { RecordOption } from '../../kit/form/record-option.ts';
import type { Unit } from '../../kit/units.ts';

/** An item that is being made: a product counted in pieces, unless something else is chosen. */
export const newItem = {
  type: 'product' as 'product' | 'service',
  name: '',
  sku: '',
  baseUom: '796' as Unit,
  category: null as RecordOption | null,
  brand: '',
  manufacturerSku: '',
  barcode: '',
  plannedCost: null as string | null,
  warehouseId: null as string | null,
  initialStock: null as string | null,
};

export type NewItem = typeof newItem;

/** As the server takes it: a service has no stock, and a quantity without a warehouse lies nowhere. */
export function newItemBodyOf({ category, plannedCost, warehouseId, initialStock, ...texts }: NewItem) {
  const lies = texts.type === 'product' && warehouseId && initialStock;
  return {
    ...texts,
    sku: texts.sku || null,
    brand: texts.brand || null,
    manufacturerSku: texts.manufacturerSku || null,
    barcode: texts.barcode || null,
    categoryId: category?.id ?? null,
    ...(plannedCost && { plannedCost: { price: plannedCost } }),
    ...(lies && { initialStock: [{ warehouseId, quantity: initialStock }] }),
  };
}
