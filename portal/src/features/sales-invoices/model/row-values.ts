import type { VatMode, VatRate } from '../../../../../nouns/kit/vat.ts';
import type { SalesInvoiceRow } from '../../../../../nouns/sales-invoice-row.ts';
import type { Unit } from '../../../kit/units.ts';

/** A row while it is being written. */
export interface RowValues {
  key: string;
  /** Of a row that is saved. */
  id: string | null;
  catalogItemId: string | null;
  sku: string | null;
  name: string;
  quantity: string | null;
  /** The code of a unit, or what was pasted where no such unit is known. */
  uom: string;
  unitPrice: string | null;
  discountPercent: string | null;
  vatRate: VatRate;
  /** Without VAT; nothing for who may not see costs. */
  unitCost: string | null;
  groupKey: string | null;
  groupLabel: string | null;
}

export const emptyRow = (vatRate: VatRate): RowValues => ({
  ...{ key: crypto.randomUUID(), id: null, catalogItemId: null, sku: null, name: '', quantity: null, uom: '796' },
  ...{ unitPrice: null, discountPercent: null, vatRate, unitCost: null, groupKey: null, groupLabel: null },
});

export const isEmpty = ({ name, quantity, unitPrice }: RowValues) =>
  name.trim() === '' && quantity === null && unitPrice === null;

type Saved = Pick<SalesInvoiceRow, Exclude<keyof RowValues, 'key'>>;

export const rowValuesOf = (row: Saved): RowValues => ({
  ...{ key: row.id, id: row.id, catalogItemId: row.catalogItemId, sku: row.sku, name: row.name },
  ...{ quantity: row.quantity, uom: row.uom, unitPrice: row.unitPrice, vatRate: row.vatRate, unitCost: row.unitCost },
  discountPercent: Number(row.discountPercent) === 0 ? null : row.discountPercent,
  ...{ groupKey: row.groupKey, groupLabel: row.groupLabel },
});

/** A row as the server takes it, whole: what is left out of it would be emptied. */
export const rowBodyOf = (
  { key: _, id, name, quantity, unitPrice, discountPercent, vatRate, uom, unitCost, ...row }: RowValues,
  vatMode: VatMode,
) => ({
  ...(id !== null && { id }),
  ...row,
  name: name.trim(),
  quantity: quantity ?? '',
  // Those that are not known are held back by the form.
  uom: uom as Unit,
  unitPrice: unitPrice ?? '',
  discountPercent: discountPercent ?? '0',
  vatRate: vatMode === 'none' ? ('none' as const) : vatRate,
  ...(unitCost !== null && { unitCost }),
});

/** Refusals by row and field: `rows.2.quantity` → at the third row that was sent, under its quantity. */
export function faultsByRow(
  errors: Readonly<Record<string, unknown>>,
  sent: readonly string[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const rows = new Map<string, Record<string, string>>();
  for (const [path, message] of Object.entries(errors)) {
    const [, place, field = 'name'] = /^rows\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const key = sent[Number(place)];
    if (key !== undefined) rows.set(key, { ...rows.get(key), [field]: String(message) });
  }
  return rows;
}
