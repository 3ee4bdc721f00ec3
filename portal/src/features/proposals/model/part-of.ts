import { readDecimal } from '../../../kit/decimal-text.ts';

/** A markup or a commission: a part of the sum in percent, or a sum. */
export interface Part {
  kind: 'percent' | 'amount';
  value: string;
}

/** `15`, `15 %` are percent, `500 ₽` and `500 CNY` a sum; null where nothing is typed, `undefined` where it is neither. */
export function readPart(typed: string): Part | null | undefined {
  const text = typed.trim();
  const bare = text.replace(/\s*(%|\p{Sc}|\p{L}+\.?)$/u, '');
  const read = readDecimal(bare);
  if (read === undefined || read === null) return text === '' ? null : undefined;
  return { kind: bare === text || text.endsWith('%') ? 'percent' : 'amount', value: read };
}

export const writePart = (percent: string | null, amount: string | null, currency: string): string =>
  amount === null ? (percent ?? '') : `${amount} ${signOf(currency)}`;

/** How a currency is written beside a sum. */
export const signOf = (currency: string): string =>
  new Intl.NumberFormat('ru', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
