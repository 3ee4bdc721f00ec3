import { Decimal } from 'decimal.js';
import type { ScmsRow } from './read-scms.ts';
import { packPriceOf, quantityOf } from './scms-item.ts';

export interface PriceRow {
  sku: string;
  price: string;
  minQuantity: string;
}

/** Packs from which a better price may be given. */
const steps = [1, 1_000, 10_000];

/**
 * What a vendor asks for one item: the price of the latest delivery of each size. The smallest size known stands for one
 * pack; a larger one is a step of its own only where it was cheaper.
 */
export function priceRows(sku: string, deliveries: readonly ScmsRow[]): PriceRow[] {
  const priced = deliveries.flatMap((row) => {
    const price = packPriceOf(row);
    return price ? [{ price, packs: Number(quantityOf(row) ?? 0) }] : [];
  });
  const rows: PriceRow[] = [];
  for (const [index, from] of steps.entries()) {
    const next = steps[index + 1] ?? Number.POSITIVE_INFINITY;
    const latest = priced.findLast(({ packs }) => Math.max(packs, 1) >= from && packs < next);
    const best = rows.at(-1);
    if (latest && (!best || new Decimal(latest.price).lessThan(best.price)))
      rows.push({ sku, price: latest.price, minQuantity: best ? String(from) : '1' });
  }
  return rows;
}

/** The same in roubles, with a distributor's margin. */
export const inRoubles = (rows: readonly PriceRow[], rate: string, margin: string): PriceRow[] =>
  rows.map((row) => ({ ...row, price: new Decimal(row.price).times(rate).times(margin).toDecimalPlaces(2).toFixed() }));
