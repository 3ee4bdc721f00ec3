import type { Invoice } from './queries.ts';

export type Status = Invoice['status'];

/** A move that a person may ask for. */
export interface Move {
  to: Status;
  kind: 'submit' | 'approve' | 'reject' | 'recall' | 'dispute' | 'settle' | 'cancel';
  needs: 'invoices.update' | 'invoices.status';
}

const moves: ReadonlyArray<Move & { from: readonly Status[] }> = [
  { kind: 'submit', from: ['received'], to: 'pending_approval', needs: 'invoices.update' },
  { kind: 'approve', from: ['pending_approval'], to: 'approved', needs: 'invoices.status' },
  { kind: 'reject', from: ['received', 'pending_approval'], to: 'rejected', needs: 'invoices.status' },
  { kind: 'recall', from: ['rejected'], to: 'received', needs: 'invoices.update' },
  { kind: 'dispute', from: ['received', 'pending_approval', 'approved'], to: 'disputed', needs: 'invoices.update' },
  {
    kind: 'cancel',
    from: ['received', 'pending_approval', 'approved', 'rejected', 'disputed', 'paid'],
    to: 'cancelled',
    needs: 'invoices.status',
  },
];

/** Where an invoice may go from here, by who asks; the server has the last word. */
export function movesOf(
  { status, disputedFrom }: Pick<Invoice, 'status' | 'disputedFrom'>,
  may: (permission: string) => boolean,
): Move[] {
  const back: Move[] =
    status === 'disputed' && disputedFrom ? [{ kind: 'settle', to: disputedFrom, needs: 'invoices.update' }] : [];
  return [...back, ...moves.filter(({ from }) => from.includes(status))].filter(({ needs }) => may(needs));
}

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
