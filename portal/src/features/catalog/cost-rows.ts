import { plannedCost } from '../../../../nouns/catalog-item.ts';
import { valueOf } from '../../kit/form/of-field.ts';
import { say } from '../../kit/say.ts';
import { costRanks, rankedCosts } from './model.ts';
import type { Item, Price } from './queries.ts';
import { priceSources } from './words.ts';

/** A source that the current cost could follow. */
interface CostRow {
  id: string;
  rank: number;
  source: string;
  supplier: string | null;
  price: string;
  currency: string;
  at: string;
}

/** The sources in the order they are believed; beside other planned prices the plan of the item counts when it is the newest. */
export function costRows({ plannedCost: plan }: Pick<Item, 'plannedCost'>, prices: readonly Price[], now: string) {
  const ranked = rankedCosts(prices, now).map(
    (price): CostRow => ({
      id: price.id,
      rank: costRanks[price.source],
      source: say(priceSources[price.source]),
      supplier: price.supplierName,
      price: price.costPrice,
      currency: price.currency,
      at: price.effectiveAt,
    }),
  );
  const lowest = Math.max(...Object.values(costRanks));
  const rival = ranked.find(({ rank }) => rank === lowest);
  if (!plan || (rival && rival.at >= plan.updatedAt)) return ranked;
  const planned: CostRow = {
    id: 'planned',
    rank: lowest,
    source: `${say('Plan', 'План')} · ${valueOf({ fields: plannedCost }, 'source', plan.source)}`,
    supplier: null,
    price: plan.price,
    currency: plan.currency,
    at: plan.updatedAt,
  };
  return [...ranked.filter((row) => row !== rival), planned];
}
