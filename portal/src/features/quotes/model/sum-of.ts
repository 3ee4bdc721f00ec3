import type { Asked } from './asked.ts';
import type { LinesValues } from './line-values.ts';

/** Sum of prices by quantities, in the VAT mode they are typed in, to kopecks: a check while one types. */
export function sumOf(asked: readonly Asked[], values: LinesValues): string {
  const kopecks = asked.reduce((sum, { id, quantity }) => {
    const line = values[id];
    if (!line || line.price === null) return sum;
    const [price, needed] = [scaled(line.price), scaled(quantity)];
    const offered = line.quantity === null ? needed : scaled(line.quantity);
    return sum + (2n * price * (offered < needed ? offered : needed) + half) / (2n * half);
  }, 0n);
  const text = String(kopecks).padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

const digits = 9;
/** Two numbers of nine digits after the point, to two. */
const half = 10n ** BigInt(2 * digits - 2);

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  return BigInt(whole + fraction.padEnd(digits, '0').slice(0, digits));
}
