import { daysAfter } from '../../kernel/values/days-after.ts';
import { firstOf, lastOf, monthOf } from './months.ts';
import type { Days } from './period.ts';

/** Months of one year, one after another, whose sums stand in one row. */
export interface YearPart {
  /** The first day of the year. */
  year: string;
  /** 1 is January. */
  first: number;
  last: number;
}

/** Days to be added one by one, or to be taken off the sum of their month. */
export interface DaysBeside extends Days {
  sign: 1 | -1;
}

interface Parts {
  years: YearPart[];
  days: DaysBeside[];
}

/** Which kept sums make up a period, and which days beside them: of a month that is cut, whichever side of it has fewer days. */
export function partsOf({ from, to }: Days): Parts {
  const [months, days]: [number[], DaysBeside[]] = [[], []];
  for (let month = monthOf(from); month <= monthOf(to); month += 1) {
    const [first, last] = [firstOf(month), lastOf(month)];
    const inside = { from: from > first ? from : first, to: to < last ? to : last };
    const outside = [
      ...(inside.from > first ? [{ from: first, to: daysAfter(inside.from, -1) }] : []),
      ...(inside.to < last ? [{ from: daysAfter(inside.to, 1), to: last }] : []),
    ];
    if (count(inside) <= outside.reduce((sum, one) => sum + count(one), 0)) days.push({ ...inside, sign: 1 });
    else {
      months.push(month);
      days.push(...outside.map((one) => ({ ...one, sign: -1 as const })));
    }
  }
  const byYear = Map.groupBy(months, (month) => Math.floor(month / 12));
  const inYear = (month: number | undefined) => ((month as number) % 12) + 1;
  const years = [...byYear].map(([year, of]) => ({
    year: firstOf(year * 12),
    first: inYear(of[0]),
    last: inYear(of.at(-1)),
  }));
  return { years, days };
}

/** Days of a part of one month. */
const count = ({ from, to }: Days) => Number(to.slice(8)) - Number(from.slice(8)) + 1;
