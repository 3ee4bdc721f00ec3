import type { Db } from '../../../kernel/sql/db.ts';
import { join, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { firstOf, monthOf } from '../months.ts';
import { type Days, monthsIn, type Period } from '../period.ts';
import { type Dimension, keyOf } from './dimensions.ts';
import { partsOf, type Span, spans } from './parts-of.ts';

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
  /** The newest day that anything was spent on. */
  newest: string | null;
}

interface SpendOf extends Counted {
  currency: string;
}

/** What stands under each key in the period, the largest first, and months in their order; beside what stood there before. */
export async function spendRows(db: Db, asked: SpendOf, most: number): Promise<SpendRow[]> {
  const { by, currency, period, before } = asked;
  const key = by === 'month' ? sql`to_char(counted.month, 'YYYY-MM')` : sql`counted.key`;
  const rows = await db.many<Omit<SpendRow, 'before'>>(sql`
    select ${key} as key, sum(counted.amount)::text as amount, sum(counted.lines)::int as lines
    from ${countedBy(db, asked, period)} counted
    where counted.currency = ${currency} group by 1 having sum(counted.lines) > 0
    order by ${by === 'month' ? sql`key` : sql`sum(counted.amount) desc, key`} limit ${most}`);
  const earlier = await db.many<{ key: string; amount: string }>(sql`
    select ${by === 'month' ? monthsLater(monthsIn(period)) : key} as key, sum(counted.amount)::text as amount
    from ${countedBy(db, asked, before)} counted
    where counted.currency = ${currency} and ${by === 'month' ? sql`true` : sql`counted.key = any(${rows.map((row) => row.key)}::text[])`}
    group by 1`);
  const were = new Map(earlier.map((one) => [one.key, one.amount]));
  return rows.map((row) => ({ ...row, before: were.get(row.key) ?? '0' }));
}

/** A month before stands beside the month that it is compared with. */
const monthsLater = (months: number) =>
  sql`to_char(counted.month + make_interval(months => ${months}::int), 'YYYY-MM')`;

interface SpendTotal extends Omit<SpendRow, 'key'> {
  currency: string;
}

/** The whole in each currency it was counted in: these are never added to each other. */
export function spendTotals(db: Db, asked: Omit<Counted, 'by'>): Promise<SpendTotal[]> {
  const { period, before } = asked;
  const first = firstOf(monthOf(period.from));
  const months = [before, period].map(
    (days) => sql`select * from ${countedBy(db, { ...asked, by: 'month' }, days)} one`,
  );
  return db.many<SpendTotal>(sql`
    select counted.currency, coalesce(sum(counted.amount) filter (where counted.month >= ${first}), 0)::text as amount,
      coalesce(sum(counted.lines) filter (where counted.month >= ${first}), 0)::int as lines,
      coalesce(sum(counted.amount) filter (where counted.month < ${first}), 0)::text as before
    from (${join(months, ' union all ')}) counted
    group by counted.currency having sum(counted.lines) > 0 order by counted.currency`);
}

/** The newest day that anything was spent on; none where nothing was. */
export async function newestDay(db: Db): Promise<string | null> {
  const newest = await db.first<{ date: string }>(sql`
    select line.date::text as date from report_spend_lines line where line.tenant_id = ${db.tenant} order by line.date desc limit 1`);
  return newest?.date ?? null;
}

/** The kept sums, and the lines of days that no sum has; where only a part is asked for, the lines of it. */
function countedBy(db: Db, { by, filters, newest }: Omit<Counted, keyof Period>, days: Days): Sql {
  const asked = conditionsOf(filters);
  if (asked.length > 0) return sql`(${linesIn(db, by, days, asked)})`;
  const parts = partsOf(days, newest, by === 'month' ? ['month'] : spans);
  const sums = Object.entries(parts.sums).map(([span, months]) => sumsIn(db, by, span as Span, months));
  return sql`(${join([...sums, ...parts.days.map((beside) => linesIn(db, by, beside, []))], ' union all ')})`;
}

const sumsIn = (db: Db, by: Dimension, span: Span, months: readonly string[]): Sql => sql`
  select spend.key, spend.month, spend.currency, spend.amount, spend.lines from report_spend spend
  where spend.tenant_id = ${db.tenant} and spend.dimension = ${by} and spend.span = ${span} and spend.month = any(${months}::date[])`;

const linesIn = (db: Db, by: Dimension, { from, to }: Days, asked: readonly Sql[]): Sql => sql`
  select (${keyOf(by)}) collate "C" as key, date_trunc('month', line.date::timestamp)::date as month, line.currency, line.amount, 1::bigint as lines
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
