import type { Warehouse } from './queries.ts';

export const warehouseFields = ['code', 'name', 'kind', 'address', 'contactName', 'phone', 'isDefault'] as const;

/** A warehouse as its form holds it: what is not known is an empty text. */
export const warehouseValuesOf = (warehouse: Warehouse | undefined) => ({
  code: warehouse?.code ?? '',
  name: warehouse?.name ?? '',
  kind: warehouse?.kind ?? ('main' as Warehouse['kind']),
  address: warehouse?.address ?? '',
  contactName: warehouse?.contactName ?? '',
  phone: warehouse?.phone ?? '',
  isDefault: warehouse?.isDefault ?? false,
});

export type WarehouseValues = ReturnType<typeof warehouseValuesOf>;

/** As the server takes it: an emptied text is nothing, except that a warehouse always has a name. */
export const warehouseBodyOf = ({ name, kind, isDefault, ...texts }: WarehouseValues) => ({
  ...{ name, kind, isDefault },
  code: texts.code || null,
  address: texts.address || null,
  contactName: texts.contactName || null,
  phone: texts.phone || null,
});
