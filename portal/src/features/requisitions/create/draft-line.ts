import { addDecimals, timesDecimals } from '../../../kit/decimal-sum.ts';
import type { Unit } from '../../../kit/units.ts';
import type { PastedLine } from './paste.ts';

/** A line while it is being written. */
export interface DraftLine {
  key: string;
  catalogItemId: string | null;
  sku: string | null;
  name: string;
  quantity: string | null;
  uom: Unit;
  plannedPrice: string | null;
  requiredAt: string | null;
  productFields: Readonly<Record<string, unknown>>;
}

let made = 0;

export const emptyLine = (): DraftLine => ({
  key: `line-${++made}`,
  ...{ catalogItemId: null, sku: null, name: '', quantity: null, uom: '796', plannedPrice: null, requiredAt: null },
  productFields: {},
});

export const lineOfPasted = ({ uom, ...pasted }: PastedLine): DraftLine => ({
  ...emptyLine(),
  ...pasted,
  ...(uom && { uom }),
});

export const isEmpty = ({ name, sku, quantity, plannedPrice }: DraftLine) =>
  name.trim() === '' && !sku && quantity === null && plannedPrice === null;

/** What the lines will cost, where their prices are known. */
export const previewTotal = (lines: readonly DraftLine[]) =>
  addDecimals(
    lines.flatMap(({ quantity, plannedPrice }) =>
      quantity && plannedPrice ? [timesDecimals(quantity, plannedPrice)] : [],
    ),
  );

/** A line as the server takes it. */
export const lineBody = ({ catalogItemId, sku, name, quantity, productFields, ...rest }: DraftLine) => {
  const { uom, plannedPrice, requiredAt } = rest;
  return {
    ...(catalogItemId && { catalogItemId }),
    ...(sku && !catalogItemId && { sku }),
    name: name.trim(),
    quantity: quantity ?? '',
    uom,
    plannedPrice,
    requiredAt,
    ...(Object.keys(productFields).length > 0 && { productFields }),
  };
};

/** Refusals by line and field: `items.2.quantity` → at the third line that was sent, under its quantity. */
export function faultsByLine(
  errors: Readonly<Record<string, unknown>>,
  sent: readonly string[],
): ReadonlyMap<string, Record<string, string>> {
  const lines = new Map<string, Record<string, string>>();
  for (const [path, message] of Object.entries(errors)) {
    const [, index, field = 'name'] = /^items\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const key = sent[Number(index)];
    if (key !== undefined) lines.set(key, { ...lines.get(key), [field]: String(message) });
  }
  return lines;
}
