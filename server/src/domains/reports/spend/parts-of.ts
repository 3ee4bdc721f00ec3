import { firstOf, lastOf, monthOf } from '../months.ts';
import type { Days } from '../period.ts';

/** How long the kept sums are, in months. */
const lengths = { year: 12, quarter: 3, month: 1 } as const;

export type Span = keyof typeof lengths;

export const spans = Object.keys(lengths) as Span[];

interface Parts {
  /** First days of the sums that together make up its whole months. */
  sums: Partial<Record<Span, string[]>>;
  /** What lies beside whole months, to be read line by line. */
  days: Days[];
}

/**
 * The fewest kept sums that make up a period, of the spans that may be used. Beyond the newest day nothing is spent, so a period that reaches
 * it may end with its year.
 */
export function partsOf({ from, to }: Days, newest: string | null, usable: readonly Span[] = spans): Parts {
  const end = newest === null || to >= newest ? lastOf(monthOf(to) - (monthOf(to) % 12) + 11) : to;
  const [start, last] = [monthOf(from), monthOf(end)];
  const first = from === firstOf(start) ? start : start + 1;
  const until = end === lastOf(last) ? last : last - 1;
  if (first > until + 1) return { sums: {}, days: [{ from, to: end }] };
  return {
    sums: sumsOf(first, until, usable),
    days: [
      ...(first > start ? [{ from, to: lastOf(start) }] : []),
      ...(until < last ? [{ from: firstOf(last), to: end }] : []),
    ],
  };
}

function sumsOf(first: number, last: number, usable: readonly Span[]): Parts['sums'] {
  const sums: Parts['sums'] = {};
  for (let month = first; month <= last; ) {
    const span = usable.find((one) => month % lengths[one] === 0 && month + lengths[one] - 1 <= last) ?? 'month';
    (sums[span] ??= []).push(firstOf(month));
    month += lengths[span];
  }
  return sums;
}
