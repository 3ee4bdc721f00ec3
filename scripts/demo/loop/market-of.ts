import { deliveredAt, type FoldedItem } from '../fold-rows.ts';
import { inRoubles, type PriceRow, priceRows } from '../price-rows.ts';
import type { ScmsRow } from '../read-scms.ts';
import { clean } from '../scms-item.ts';
import { dollar } from '../set-up.ts';
import { distributors, vendorId, vendorOf } from '../suppliers.ts';

/** What one supplier asks for one item, or for another maker's in its place. */
export interface Asked {
  price: string;
  tiers: ReadonlyArray<{ minQuantity: string; price: string }>;
  analog?: { name: string; brand: string | null; sku: string };
}

export interface Seller {
  /** `vendor-cipla-limited` */
  externalId: string;
  currency: 'USD' | 'RUB';
}

/** Who sells an item, at the real prices of its deliveries: the vendors of the item, of its analogs, and a distributor. */
export type Market = (mark: string) => ReadonlyMap<string, Asked & Seller>;

const margin = '1.1';

/** Dollars; below it a price stands for «not known» in the history, where a pack of antiretrovirals costs a cent. */
const leastPrice = 0.05;

export function marketOf(items: readonly FoldedItem[]): Market {
  const byMark = new Map(items.map((one) => [one.item.externalId, one]));
  const alike = Map.groupBy(items, ({ deliveries }) => substanceOf(deliveries.at(-1) ?? {}));
  const known = new Map<string, ReturnType<Market>>();
  return (mark) => {
    const found = known.get(mark) ?? sellersOf(byMark.get(mark), alike);
    known.set(mark, found);
    return found;
  };
}

/** What two makers may both make: the same substance, dose, form and pack. */
const substanceOf = (row: ScmsRow) =>
  ['Molecule/Test Type', 'Dosage', 'Dosage Form', 'Unit of Measure (Per Pack)'].map((one) => clean(row[one])).join('|');

function sellersOf(own: FoldedItem | undefined, alike: ReadonlyMap<string, FoldedItem[]>) {
  const sellers = new Map<string, Asked & Seller>();
  if (!own) return sellers;
  const others = alike.get(substanceOf(own.deliveries.at(-1) ?? {})) ?? [];
  for (const one of [own, ...others.filter((other) => other !== own)])
    for (const [vendor, sold] of Map.groupBy(one.deliveries.toSorted(byDate), vendorOf)) {
      const { name, brand, sku } = one.item;
      const asked = askedOf(priceRows(sku, sold));
      const externalId = vendorId(vendor);
      if (!vendor || !asked || sellers.has(externalId)) continue;
      const analog = one === own ? {} : { analog: { name, brand, sku } };
      sellers.set(externalId, { externalId, currency: 'USD', ...asked, ...analog });
    }
  const { okpd2, sku } = own.item;
  const distributor = distributors.find(({ sells }) => okpd2 && (sells as readonly string[]).includes(okpd2));
  const asked = askedOf(inRoubles(priceRows(sku, own.deliveries), dollar, margin));
  if (distributor && asked)
    sellers.set(distributor.externalId, { externalId: distributor.externalId, currency: 'RUB', ...asked });
  return sellers;
}

const byDate = (one: ScmsRow, other: ScmsRow) => deliveredAt(one) - deliveredAt(other);

function askedOf(rows: readonly PriceRow[]): Asked | undefined {
  const [first, ...more] = rows.filter(({ price }) => Number(price) >= leastPrice);
  return first && { price: first.price, tiers: more.map(({ minQuantity, price }) => ({ minQuantity, price })) };
}
