import { raw, type Sql } from '../../kernel/sql/sql.ts';
import type { YearPart } from './parts-of.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** The month of a day, as `month.n`. Our own SQL, as all that is given here. */
export const monthOfDay = (day: string): Sql => raw(`(select extract(month from ${day})::int as n) month`);

/** What a row of a year keeps: a value summed in each of its months by `month.n`, then in all months up to each, put on or taken off. */
export function sumByMonth(value: string, sign: 1 | -1): Sql {
  const sums = ['=', '<='].flatMap((which) => months.map((n) => `sum(${value}) filter (where month.n ${which} ${n})`));
  return raw(`array[${sums.map((sum) => `coalesce(${sum}, 0) * ${sign}`).join(', ')}]`);
}

/** What is written is added to what is kept, sum by sum. */
export function addByMonth(table: string, column: string): Sql {
  const kept = `${table}.${column}`;
  const sums = [...months.map((n) => `${kept}[${n}]`), ...months.map((n) => sumBetween(kept, 1, n))];
  return raw(`${column} = array[${sums.map((sum, at) => `${sum} + excluded.${column}[${at + 1}]`).join(', ')}]`);
}

/** What a row of a year has in these months together. */
export const sumOfMonths = (column: string, { first, last }: Pick<YearPart, 'first' | 'last'>): Sql =>
  raw(sumBetween(column, first, last));

/** The difference of two running sums. The version before writes rows without them, whose months are added up. */
function sumBetween(column: string, first: number, last: number): string {
  const added = months.slice(first - 1, last).map((n) => `${column}[${n}]`);
  const before = first === 1 ? '' : ` - ${column}[${first + 11}]`;
  return `coalesce(${column}[${last + 12}]${before}, ${added.join(' + ')})`;
}
