type Source =
  | 'manual'
  | 'manual_pinned'
  | 'price_list'
  | 'quote'
  | 'accepted_quote'
  | 'invoice'
  | 'receipt'
  | 'import'
  | 'integration';

interface Price {
  id: string;
  source: Source;
  supplierId: string | null;
  costPrice: string;
  quantityFrom: string | null;
  effectiveAt: string;
  validTo: string | null;
  withdrawnAt: string | null;
}

/** How strongly a source tells what an item costs: 1 before 6, as the server ranks them. */
export const costRanks: Readonly<Record<Source, number>> = {
  manual_pinned: 1,
  receipt: 2,
  invoice: 2,
  accepted_quote: 3,
  price_list: 4,
  quote: 5,
  manual: 6,
  import: 6,
  integration: 6,
};

export type PassedOver = 'withdrawn' | 'future' | 'expired' | 'quantity' | 'plan';

/** Why a price cannot be the current cost, or nothing where it can. */
export function passedOver(price: Price, now: string): PassedOver | undefined {
  if (price.withdrawnAt !== null) return 'withdrawn';
  if (price.effectiveAt > now) return 'future';
  if (price.validTo !== null && price.validTo < now.slice(0, 10)) return 'expired';
  if (isMoreThanOne(price.quantityFrom)) return 'quantity';
  if (price.supplierId === null && (price.source === 'manual' || price.source === 'import')) return 'plan';
  return undefined;
}

/** The newest price of each rank that counts, the strongest first. */
export function rankedCosts<P extends Price>(prices: readonly P[], now: string): P[] {
  const counting = prices.filter((price) => passedOver(price, now) === undefined);
  const ranked = counting.toSorted(
    (one, other) => costRanks[one.source] - costRanks[other.source] || compare(other.effectiveAt, one.effectiveAt),
  );
  const seen = new Set<number>();
  return ranked.filter(({ source }) => !seen.has(costRanks[source]) && seen.add(costRanks[source]));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const isMoreThanOne = (quantity: string | null) => {
  const [whole = '0', fraction = ''] = (quantity ?? '0').split('.');
  return BigInt(whole) > 1n || (BigInt(whole) === 1n && /[1-9]/.test(fraction));
};
