import type { Fraction } from '../../kernel/values/fraction.ts';

/** What one of several weighs where an amount is shared among them. */
export interface Weight {
  /** As formulas spell it. */
  name: string;
  value: Fraction;
}

/** How `shareOut` splits an amount: the formula of each share. `whole` names the sum of the weights. */
export function shareFormulas(amount: string, weights: readonly Weight[], whole: string, scale: number): string[] {
  const areEqual = weights.every(({ value }) => value.isZero());
  const shares = weights.map(({ name }) =>
    areEqual ? `round(${amount} / ${weights.length}, ${scale})` : `round(${amount} * ${name} / ${whole}, ${scale})`,
  );
  const heaviest = weights.reduce((best, { value }, at) => (value.cmp(weights[best]?.value ?? 0) >= 0 ? at : best), 0);
  return shares.map((share, at) => (at === heaviest ? [amount, ...shares.toSpliced(at, 1)].join(' - ') : share));
}
