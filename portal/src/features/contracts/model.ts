import type { Contract } from '../../../../nouns/contract.ts';

/** A contract that ends within so many days ends soon. */
export const soonDays = 30;

/** Days left are told of no earlier. */
export const countedDays = 100;

const dayMs = 86_400_000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const dayAfter = (day: string, count: number) => new Date(at(day) + count * dayMs).toISOString().slice(0, 10);

/** Days until the last one: 0 on that day itself; nothing where there is no end, or where it does not count any more. */
export function daysLeft({ status, validTo }: Pick<Contract, 'status' | 'validTo'>, today: string): number | undefined {
  const counts = status === 'active' || status === 'suspended';
  return validTo && counts ? Math.round((at(validTo) - at(today)) / dayMs) : undefined;
}

/** How much of the limit is taken, as a share of one with two digits of a percent; nothing without a limit. */
export function usedShare({ usedAmount, amountLimit }: Pick<Contract, 'usedAmount' | 'amountLimit'>) {
  const limit = amountLimit === null ? 0n : kopecks(amountLimit);
  return limit > 0n ? (Number((kopecks(usedAmount) * 10_000n) / limit) / 10_000).toString() : undefined;
}

const kopecks = (decimal: string) => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
};

/** The limit is kept in sight from four fifths of it on. */
export const usageTone = (share: string) => (Number(share) >= 1 ? 'bad' : Number(share) >= 0.8 ? 'warning' : 'good');
