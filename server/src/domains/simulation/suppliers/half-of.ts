import { Exact } from '../../../kernel/values/decimal.ts';

/** Half of a quantity; of a single piece, all of it. */
export function halfOf(quantity: string): string {
  const half = new Exact(quantity).div(2).floor();
  return half.isZero() ? quantity : half.toFixed();
}
