import { addDecimals } from '../../src/kit/decimal-sum.ts';
import type { Row } from '../types.ts';

export type NumberedRow = Row & { number: number };

export interface Group {
  label: string | null;
  rows: NumberedRow[];
  total: string;
}

/** Rows under the headings they were put under, in the order the headings first come; numbered through. */
export function groupsOf(rows: readonly Row[]): Group[] {
  const labels = [...new Set(rows.map(({ group }) => group))];
  let number = 0;
  return labels.map((label) => {
    const own = rows.filter(({ group }) => group === label);
    return {
      label,
      rows: own.map((row) => ({ ...row, number: ++number })),
      total: addDecimals(own.map(({ lineAmount }) => lineAmount)),
    };
  });
}
