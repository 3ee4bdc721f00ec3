import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { firstOf, monthOf } from '../months.ts';
import { sumOfMonths } from '../months-of-years.ts';
import { type DaysBeside, partsOf, type YearPart } from '../parts-of.ts';
import { type Days, monthsIn, type Period } from '../period.ts';
import { type Dimension, keyOf } from './dimensions.ts';

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
  const { by, currency, period, before } = asked;
  const rows = await db.many<Omit<SpendRow, 'before'>>(sql`
    select counted.key, sum(counted.amount)::text as amount, sum(counted.lines)::int as lines
    from ${countedBy(db, asked, period)} counted
    where counted.currency = ${currency} group by 1 having sum(counted.lines) > 0
    order by ${by === 'month' ? sql`counted.key` : sql`sum(counted.amount) desc, counted.key`} limit ${most}`);
  const earlier = (key: string) => (by === 'month' ? keyOfMonth(monthOf(`${key}-01`) - monthsIn(period)) : key);
  const were = await db.many<{ key: string; amount: string }>(sql`
    select counted.key, sum(counted.amount)::text as amount
    from ${countedBy(db, asked, before)} counted
    where counted.currency = ${currency} and counted.key = any(${rows.map(({ key }) => earlier(key))}::text[])
    group by 1 having sum(counted.lines) > 0`);
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
      select true as is_now, present.* from ${within(period)} present
      union all
      select false, earlier.* from ${within(before)} earlier
    ) counted
    group by 1 having sum(counted.lines) > 0 order by 1`);
}

/** The kept sums, and the lines of days beside them; where only a part is asked for, the lines of it. */
function countedBy(db: Db, { by, filters }: Pick<Counted, 'by' | 'filters'>, days: Days): Sql {
  const asked = conditionsOf(filters);
  if (asked.length > 0) return sql`(${linesIn(db, by, { ...days, sign: 1 }, asked)})`;
  const parts = partsOf(days);
  const sums = parts.years.map((year) => (by === 'month' ? eachMonthIn(db, year) : sumsIn(db, by, year)));
  return sql`(${join([...sums, ...parts.days.map((beside) => linesIn(db, by, beside, []))], ' union all ')})`;
}

const sumsIn = (db: Db, by: Dimension, { year, months }: YearPart): Sql => sql`
  select spend.key, spend.currency, ${sumOfMonths('spend.amounts', months)} as amount, ${sumOfMonths('spend.lines', months)} as lines
  from report_spend_years spend
  where spend.tenant_id = ${db.tenant} and spend.dimension = ${by} and spend.year = ${year}`;

/** The months of a year, each under its own key. */
function eachMonthIn(db: Db, { year, months }: YearPart): Sql {
  const each = months.map(
    (month) =>
      sql`(${keyOfMonth(monthOf(year) + month - 1)}::text, ${raw(`spend.amounts[${month}], spend.lines[${month}]`)})`,
  );
  return sql`
    select told.key, spend.currency, told.amount, told.lines
    from report_spend_years spend cross join lateral (values ${join(each)}) told(key, amount, lines)
    where spend.tenant_id = ${db.tenant} and spend.dimension = 'month' and spend.year = ${year}`;
}

const linesIn = (db: Db, by: Dimension, { from, to, sign }: DaysBeside, asked: readonly Sql[]): Sql => sql`
  select (${by === 'month' ? raw(`to_char(line.date, 'YYYY-MM')`) : keyOf(by)}) collate "C" as key, line.currency,
    line.amount * ${sign}::int as amount, ${sign}::bigint as lines
  from report_spend_lines line
  where ${join([sql`line.tenant_id = ${db.tenant} and line.date between ${from} and ${to}`, ...asked], ' and ')}`;

function conditionsOf({ counterpartyId, categoryId, department, catalogItemId }: SpendFilters): Sql[] {
  return [
    ...(counterpartyId === undefined ? [] : [sql`line.counterparty_id = ${counterpartyId}`]),
    ...(categoryId === undefined ? [] : [sql`line.category_id = ${categoryId}`]),
    ...(department === undefined ? [] : [sql`line.department = ${department}`]),
    ...(catalogItemId === undefined ? [] : [sql`line.catalog_item_id = ${catalogItemId}`]),
  ];
}
