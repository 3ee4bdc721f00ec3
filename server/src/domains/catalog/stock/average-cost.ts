import { Decimal } from 'decimal.js';
import { Exact } from '../../../kernel/values/decimal.ts';

/**
 * What a unit costs on average after more has come in: (old quantity × old average + quantity in × its cost) / both quantities,
 * rounded half up to 6 digits. Where nothing lay, or at no known cost, the new cost is the average.
 */
export function averageCost(
  held: { onHand: string; averageCost: string | null },
  quantity: string,
  cost: string,
): string {
  const before = new Exact(held.onHand);
  if (before.lte(0) || held.averageCost === null) return cost;
  return before
    .times(held.averageCost)
    .plus(new Exact(quantity).times(cost))
    .div(before.plus(quantity))
    .toDecimalPlaces(6, Decimal.ROUND_HALF_UP)
    .toFixed();
}
