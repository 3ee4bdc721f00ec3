import type { InvoiceCard } from './queries.ts';

export type AllowedMove = InvoiceCard['allowedMoves'][number];

/** What a move is called, and how it looks, besides where it leads: the way out of a dispute leads back. */
export type MoveKind = Exclude<AllowedMove['to'], 'paid'> | 'settle';

export const kindOf = ({ status }: Pick<InvoiceCard, 'status'>, { to }: AllowedMove): MoveKind =>
  to === 'paid' || (status === 'disputed' && to !== 'cancelled') ? 'settle' : to;

/** Decimal strings in the smallest units of six digits, exactly. */
const units = (decimal: string): bigint => {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  return decimal.startsWith('-') ? -size : size;
};

/** How much of a sum is paid, in whole percents from 0 to 100; never 100 before it is. */
export function paidPercent(paid: string, total: string): number {
  const [done, all] = [units(paid), units(total)];
  if (all <= 0n) return done > 0n ? 100 : 0;
  const share = (done * 100n) / all;
  return Number(share < 0n ? 0n : share > 100n ? 100n : share);
}

export const isPositive = (decimal: string) => units(decimal) > 0n;

/** a − b, for showing what remains. */
export function minus(a: string, b: string): string {
  const left = units(a) - units(b);
  const size = left < 0n ? -left : left;
  const fraction = String(size % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${left < 0n ? '-' : ''}${size / 1_000_000n}${fraction && `.${fraction}`}`;
}

export const sumOf = (decimals: readonly string[]): string =>
  decimals.reduce((total, one) => minus(total, minus('0', one)), '0');
