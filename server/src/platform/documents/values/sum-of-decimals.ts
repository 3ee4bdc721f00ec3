import { Exact } from '../../../kernel/values/decimal.ts';

/** The exact sum of plain decimals, with as many digits after the point as the longest of them, and no fewer than asked for. */
export function sumOfDecimals(values: readonly string[], least = 0): string {
  const scale = values.reduce((most, value) => Math.max(most, value.split('.')[1]?.length ?? 0), least);
  return values.reduce((sum, value) => sum.plus(value), new Exact(0)).toFixed(scale);
}
