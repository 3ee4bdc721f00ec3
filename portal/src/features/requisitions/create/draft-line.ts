import { addDecimals, timesDecimals } from '../../../kit/decimal-sum.ts';
import type { Unit } from '../../../kit/units.ts';
import type { PastedLine } from '../../../shared/lines/pasted-lines.ts';

/** A line while it is being written. */
export interface DraftLine {
  key: string;
  catalogItemId: string | null;
  sku: string | null;
  name: string;
  quantity: string | null;
  /** The code of a unit, or what was pasted where no such unit is known. */
  uom: string;
  /** Said by the person: the unit of a catalog item does not take its place. */
  isUnitGiven: boolean;
  plannedPrice: string | null;
  /** Of the price, where the catalog named one; that of the company otherwise. */
  currency: string | null;
  requiredAt: string | null;
  productFields: Readonly<Record<string, unknown>>;
}

export const emptyLine = (): DraftLine => ({
  key: crypto.randomUUID(),
  ...{ catalogItemId: null, sku: null, name: '', quantity: null, uom: '796', plannedPrice: null, requiredAt: null },
  currency: null,
  isUnitGiven: false,
  productFields: {},
});

export const lineOfPasted = ({ uom, ...pasted }: PastedLine): DraftLine => ({
  ...emptyLine(),
  ...pasted,
  ...(uom !== null && { uom, isUnitGiven: true }),
});

export const isEmpty = ({ name, sku, quantity, plannedPrice }: DraftLine) =>
  name.trim() === '' && !sku && quantity === null && plannedPrice === null;

export const currencyOf = ({ currency }: DraftLine) => currency ?? 'RUB';

/** What the lines will cost, where their prices are known, each currency by itself. */
export function previewTotals(lines: readonly DraftLine[]): Array<{ currency: string; total: string }> {
  const amounts = lines.map((line) => {
    const { quantity, plannedPrice } = line;
    return { currency: currencyOf(line), amount: timesDecimals(quantity ?? '0', plannedPrice ?? '0') };
  });
  const all = [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, held]) => ({
    currency,
    total: addDecimals(held.map(({ amount }) => amount)),
  }));
  const priced = all.filter(({ total }) => total !== '0.00');
  return priced.length > 0 ? priced : all.slice(0, 1);
}

/** A line as the server takes it. */
export const lineBody = ({ catalogItemId, sku, name, quantity, productFields, ...rest }: DraftLine) => {
  const { uom, plannedPrice, requiredAt, currency } = rest;
  return {
    ...(catalogItemId && { catalogItemId }),
    ...(sku && !catalogItemId && { sku }),
    name: name.trim(),
    quantity: quantity ?? '',
    // Those that are not known are held back by the form.
    uom: uom as Unit,
    plannedPrice,
    requiredAt,
    ...(currency && plannedPrice && { currency }),
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
