import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { firstOf, monthOf } from '../months.ts';
import { sumOfMonths } from '../months-of-years.ts';
import { type DaysBeside, partsOf, type YearPart } from '../parts-of.ts';
import { type Days, monthsIn, type Period } from '../period.ts';
import { type Dimension, isUnder, underOf } from './dimensions.ts';

/** Only the spend of one supplier, category, department or item. */
export interface SpendFilters {
  counterpartyId?: string;
  categoryId?: string;
  department?: string;
  catalogItemId?: string;
}

export interface SpendRow {
  /** Empty for what has none. */
  key: string;
  amount: string;
  lines: number;
  before: string;
}

interface Counted extends Period {
  by: Dimension;
  filters: SpendFilters;
}

interface SpendOf extends Counted {
  currency: string;
}

/** What stands under each key in the period, the largest first, and months in their order; beside what stood there before. */
export async function spendRows(db: Db, asked: SpendOf, most: number): Promise<SpendRow[]> {
  const { by, period, before } = asked;
  const rows = await db.many<Omit<SpendRow, 'before'>>(sql`
    select spend.key, spend.amount::text, spend.lines::int
    from ${countedBy(db, asked, period)} spend where spend.lines > 0
    order by ${by === 'month' ? sql`spend.key` : sql`spend.amount desc, spend.key`} limit ${most}`);
  const earlier = (key: string) => (by === 'month' ? keyOfMonth(monthOf(`${key}-01`) - monthsIn(period)) : key);
  const were = await db.many<{ key: string; amount: string }>(sql`
    select spend.key, spend.amount::text
    from ${countedBy(db, { ...asked, keys: rows.map(({ key }) => earlier(key)) }, before)} spend where spend.lines > 0`);
  const amountOf = new Map(were.map(({ key, amount }) => [key, amount]));
  return rows.map((row) => ({ ...row, before: amountOf.get(earlier(row.key)) ?? '0' }));
}

/** `2026-03`. */
const keyOfMonth = (month: number) => firstOf(month).slice(0, 7);

interface SpendTotal extends Omit<SpendRow, 'key'> {
  currency: string;
}

/** The whole in each currency it was counted in: these are never added to each other. */
export function spendTotals(db: Db, asked: Omit<Counted, 'by'>): Promise<SpendTotal[]> {
  const { period, before } = asked;
  const within = (days: Days) => countedBy(db, { ...asked, by: 'month' }, days);
  return db.many<SpendTotal>(sql`
    select counted.currency, coalesce(sum(counted.amount) filter (where counted.is_now), 0)::text as amount,
      coalesce(sum(counted.lines) filter (where counted.is_now), 0)::int as lines,
      coalesce(sum(counted.amount) filter (where not counted.is_now), 0)::text as before
    from (
      select true as is_now, spend.* from ${within(period)} spend
      union all
      select false, spend.* from ${within(before)} spend
    ) counted
    group by 1 having sum(counted.lines) > 0 order by 1`);
}

/** What is chosen of all that was counted: all currencies and all keys unless said. */
interface Chosen extends Pick<Counted, 'by' | 'filters'> {
  currency?: string;
  keys?: readonly string[];
}

/**
 * The kept sums, and the lines of days beside them; where only a part is asked for, the lines of it alone. One row for each key and currency: a part
 * has it once, and parts are joined in less time than added up in groups.
 */
function countedBy(db: Db, { by, filters, currency, keys }: Chosen, days: Days): Sql {
  const asked = conditionsOf(filters);
  const { years, days: beside } =
    asked.length > 0 ? { years: [], days: [{ ...days, sign: 1 as const }] } : partsOf(days);
  const ofLines = [...asked, ...(keys === undefined ? [] : [isUnder(by, keys)])];
  const chosen = sql`true ${currency === undefined ? sql`` : sql`and counted.currency = ${currency}`}
    ${keys === undefined ? sql`` : sql`and counted.key = any(${keys}::text[])`}`;
  const parts = [
    ...years.map((year) => (by === 'month' ? eachMonthIn(db, year) : sumsIn(db, by, year))),
    ...(beside.length > 0 ? [linesIn(db, by, beside, ofLines)] : []),
  ].map((part) => sql`(select counted.* from (${part}) counted where ${chosen})`);
  return parts.reduce(
    (sum, part) => sql`(
      select key, currency, coalesce(one.amount, 0) + coalesce(other.amount, 0) as amount, coalesce(one.lines, 0) + coalesce(other.lines, 0) as lines
      from ${sum} one full join ${part} other using (key, currency))`,
  );
}

const sumsIn = (db: Db, by: Dimension, part: YearPart): Sql => sql`
  select sums.key, sums.currency, ${sumOfMonths('sums.amounts', part)} as amount, ${sumOfMonths('sums.lines', part)} as lines
  from report_spend_years sums
  where sums.tenant_id = ${db.tenant} and sums.dimension = ${by} and sums.year = ${part.year}`;

/** The months of a year, each under its own key. */
function eachMonthIn(db: Db, { year, first, last }: YearPart): Sql {
  const each = Array.from({ length: last - first + 1 }, (_, at) => first + at).map(
    (month) =>
      sql`(${keyOfMonth(monthOf(year) + month - 1)}::text, ${raw(`sums.amounts[${month}], sums.lines[${month}]`)})`,
  );
  return sql`
    select told.key, sums.currency, told.amount, told.lines
    from report_spend_years sums cross join lateral (values ${join(each)}) told(key, amount, lines)
    where sums.tenant_id = ${db.tenant} and sums.dimension = 'month' and sums.year = ${year}`;
}

/** Lines of days, those that are taken off counting against: summed by what they stand under before that becomes a text. */
function linesIn(db: Db, by: Dimension, days: readonly DaysBeside[], asked: readonly Sql[]): Sql {
  const each = days.map(
    ({ from, to, sign }) => sql`
      select ${underOf(by)} as under, line.currency, line.amount * ${sign}::int as amount, ${sign}::int as lines
      from report_spend_lines line
      where ${join([sql`line.tenant_id = ${db.tenant} and line.date between ${from} and ${to}`, ...asked], ' and ')}`,
  );
  return sql`
    select coalesce(line.under::text, '') collate "C" as key, line.currency, sum(line.amount) as amount, sum(line.lines) as lines
    from (${join(each, ' union all ')}) line group by line.under, line.currency`;
}

function conditionsOf({ counterpartyId, categoryId, department, catalogItemId }: SpendFilters): Sql[] {
  return [
    ...(counterpartyId === undefined ? [] : [sql`line.counterparty_id = ${counterpartyId}`]),
    ...(categoryId === undefined ? [] : [sql`line.category_id = ${categoryId}`]),
    ...(department === undefined ? [] : [sql`line.department = ${department}`]),
    ...(catalogItemId === undefined ? [] : [sql`line.catalog_item_id = ${catalogItemId}`]),
  ];
}
