import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { PriceSource } from '../../../../../nouns/price-observation.ts';

type CostSource = NonNullable<CatalogItem['currentCostSource']>;

/** How strong a source is, 1 before 6, and what the item calls it. */
export const costRanks: Readonly<Record<PriceSource, { rank: number; shown: CostSource }>> = {
  manual_pinned: { rank: 1, shown: 'manual_pinned' },
  receipt: { rank: 2, shown: 'stock_receipt' },
  invoice: { rank: 2, shown: 'incoming_invoice' },
  accepted_quote: { rank: 3, shown: 'accepted_quote' },
  price_list: { rank: 4, shown: 'price_list' },
  quote: { rank: 5, shown: 'supplier_quote' },
  manual: { rank: 6, shown: 'planned' },
  import: { rank: 6, shown: 'planned' },
  integration: { rank: 6, shown: 'planned' },
};

export interface Candidate {
  id: string;
  source: PriceSource;
  supplierId: string | null;
  costPrice: string;
  currency: string;
  quantityFrom: string | null;
  effectiveAt: string;
  validTo: string | null;
  withdrawnAt: string | null;
}

interface Cost {
  price: string;
  currency: string;
  source: CostSource;
  at: string;
}

interface Moment {
  now: string;
  /** The day it is where the company is. */
  today: string;
  quotesCount: boolean;
}

/**
 * What an item costs by all that is known of it: the strongest source, and the newest price inside it. `refreshCosts` says
 * the same to the database for many items at once; a test holds the two together.
 */
export function currentCost(
  known: readonly Candidate[],
  planned: Omit<Cost, 'source'> | null,
  moment: Moment,
): Cost | null {
  const candidates = known.filter((one) => counts(one, moment)).map(asRanked);
  if (planned) candidates.push({ ...planned, source: 'planned', rank: 6, id: '' });
  const [best] = candidates.sort(
    (one, other) => one.rank - other.rank || compare(other.at, one.at) || compare(other.id, one.id),
  );
  return best ? { price: best.price, currency: best.currency, source: best.source, at: best.at } : null;
}

/**
 * A price for larger quantities only is none of one unit. The planned cost stands with the item itself, so what was
 * written down of it counts no second time.
 */
const counts = (one: Candidate, { now, today, quotesCount }: Moment) =>
  one.withdrawnAt === null &&
  one.effectiveAt <= now &&
  (one.validTo === null || one.validTo >= today) &&
  Number(one.quantityFrom ?? 0) <= 1 &&
  (one.source !== 'quote' || quotesCount) &&
  !(one.supplierId === null && (one.source === 'manual' || one.source === 'import'));

const asRanked = ({ id, source, costPrice, currency, effectiveAt }: Candidate) => ({
  id,
  rank: costRanks[source].rank,
  price: costPrice,
  currency,
  source: costRanks[source].shown,
  at: effectiveAt,
});

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
