import { raw, type Sql } from '../../kernel/sql/sql.ts';
import type { YearPart } from './parts-of.ts';

const months = Array.from({ length: 12 }, (_, at) => at + 1);

/** The month of a day, as `month.n`. Our own SQL, as all that is given here. */
export const monthOfDay = (day: string): Sql => raw(`(select extract(month from ${day})::int as n) month`);

/**
 * What a row of a year keeps: a value summed in each of its months by `month.n`, then in all months up to each, put on or taken off.
 */
export function sumByMonth(value: string, sign: 1 | -1): Sql {
  const sums = ['=', '<='].flatMap((which) => months.map((n) => `sum(${value}) filter (where month.n ${which} ${n})`));
  return raw(`array[${sums.map((sum) => `coalesce(${sum}, 0) * ${sign}`).join(', ')}]`);
}

/** What is written is added to what is kept, sum by sum. */
export function addByMonth(table: string, column: string): Sql {
  const places = [...months, ...months.map((n) => n + 12)];
  return raw(
    `${column} = array[${places.map((at) => `${table}.${column}[${at}] + excluded.${column}[${at}]`).join(', ')}]`,
  );
}

/** What a row of a year has in these months together: the difference of two running sums. */
export function sumOfMonths(column: string, { first, last }: Pick<YearPart, 'first' | 'last'>): Sql {
  if (first === last) return raw(`${column}[${first}]`);
  const upTo = `${column}[${last + 12}]`;
  return raw(first === 1 ? upTo : `(${upTo} - ${column}[${first + 11}])`);
}
