import type { Batch } from './queries.ts';

type Item = Batch['items'][number];

/** An item as the form of a batch holds it; `key` tells rows apart that are not saved yet. */
export interface ItemValues {
  key: string;
  id: string | undefined;
  procurementItemId: string | null;
  allocationId: string | null;
  catalogItemId: string | null;
  sku: string | null;
  name: string;
  quantity: string | null;
  uom: Item['uom'] | null;
  weightKg: string | null;
  volumeM3: string | null;
  comment: string | null;
}

export const itemValuesOf = (item: Item): ItemValues => {
  const { id, procurementItemId, allocationId, catalogItemId, sku, name, quantity, uom } = item;
  const { weightKg, volumeM3, comment } = item;
  return {
    ...{ key: id, id, procurementItemId, allocationId, catalogItemId, sku, name, quantity, uom },
    ...{ weightKg, volumeM3, comment },
  };
};

export const newItem = (key: string): ItemValues => ({
  ...{ key, id: undefined, procurementItemId: null, allocationId: null, catalogItemId: null, sku: null, name: '' },
  ...{ quantity: null, uom: null, weightKg: null, volumeM3: null, comment: null },
});

/** An item as the server takes it; rows that nothing was typed into are left out. What a catalog item says itself is left to it. */
export const itemsBodyOf = (items: readonly ItemValues[]) =>
  items
    .filter(({ name, quantity }) => name.trim() !== '' || quantity !== null)
    .map(({ key: _, sku: __, id, name, quantity, uom, weightKg, volumeM3, ...rest }) => ({
      ...rest,
      ...(id && { id }),
      ...(name.trim() && { name: name.trim() }),
      quantity: quantity ?? '',
      ...(uom && { uom }),
      ...(weightKg !== null && { weightKg }),
      ...(volumeM3 !== null && { volumeM3 }),
    }));
