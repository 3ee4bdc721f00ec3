import { raw, type Sql } from '../../kernel/sql/sql.ts';

const each = (ofMonth: (n: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => ofMonth(at + 1)).join(', ');

/** The month of a day, as `month.n`. Our own SQL, as all that is given here. */
export const monthOfDay = (day: string): Sql => raw(`(select extract(month from ${day})::int as n) month`);

/** What a row of a year keeps: a value summed in each of its months by `month.n`, put on or taken off. */
export const sumByMonth = (value: string, sign: 1 | -1): Sql =>
  raw(`array[${each((n) => `coalesce(sum(${value}) filter (where month.n = ${n}), 0) * ${sign}`)}]`);

/** What is written is added to what is kept, month by month. */
export const addByMonth = (table: string, column: string): Sql =>
  raw(`${column} = array[${each((n) => `${table}.${column}[${n}] + excluded.${column}[${n}]`)}]`);

/** What stands in these months of a row of a year, together. */
export const sumOfMonths = (column: string, months: readonly number[]): Sql =>
  raw(`(${months.map((n) => `${column}[${n}]`).join(' + ')})`);
