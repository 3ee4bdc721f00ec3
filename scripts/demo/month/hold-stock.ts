import { Decimal } from 'decimal.js';
import type { Ledger } from './ledger.ts';

/** Goods come in at a cost: the average is of what lay there and of what came, to six digits. */
export function comeIn({ stock }: Ledger, itemId: string, quantity: string, cost: string): void {
  const { onHand, averageCost } = stock.get(itemId) ?? { onHand: '0', averageCost: cost };
  const after = Decimal.add(onHand, quantity);
  const average = Decimal.mul(onHand, averageCost).plus(Decimal.mul(quantity, cost)).div(after);
  stock.set(itemId, {
    onHand: after.toFixed(),
    averageCost: average.toDecimalPlaces(6, Decimal.ROUND_HALF_UP).toFixed(),
  });
}

/** Goods go out: what is left costs what it did. */
export function goOut({ stock }: Ledger, itemId: string, quantity: string): void {
  const { onHand, averageCost } = stock.get(itemId) ?? { onHand: '0', averageCost: '0' };
  stock.set(itemId, { onHand: Decimal.sub(onHand, quantity).toFixed(), averageCost });
}
