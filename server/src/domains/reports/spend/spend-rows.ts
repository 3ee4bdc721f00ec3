import type { Db } from '../../../kernel/sql/db.ts';
import { join, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { monthsIn, type Period } from '../period.ts';
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

interface SpendOf extends Period {
  by: Dimension;
  currency: string;
  filters: SpendFilters;
}

/** What stands under each key in the period, the largest first, and months in their order; beside what stood there before. */
export async function spendRows(db: Db, asked: SpendOf, most: number): Promise<SpendRow[]> {
  const { by, currency, filters, period, before } = asked;
  const key = by === 'month' ? sql`to_char(counted.month, 'YYYY-MM')` : sql`counted.key`;
  const rows = await db.many<Omit<SpendRow, 'before'>>(sql`
    select ${key} as key, sum(counted.amount)::text as amount, sum(counted.lines)::int as lines
    from ${countedBy(db, by, filters, period)} counted
    where counted.currency = ${currency} group by 1 having sum(counted.lines) > 0
    order by ${by === 'month' ? sql`key` : sql`sum(counted.amount) desc, key`} limit ${most}`);
  const earlier = await db.many<{ key: string; amount: string }>(sql`
    select ${by === 'month' ? monthsLater(monthsIn(period)) : key} as key, sum(counted.amount)::text as amount
    from ${countedBy(db, by, filters, before)} counted
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
export const spendTotals = (db: Db, { filters, period, before }: Pick<SpendOf, 'filters' | 'period' | 'before'>) =>
  db.many<SpendTotal>(sql`
    select counted.currency, coalesce(sum(counted.amount) filter (where counted.month >= ${period.from}), 0)::text as amount,
      coalesce(sum(counted.lines) filter (where counted.month >= ${period.from}), 0)::int as lines,
      coalesce(sum(counted.amount) filter (where counted.month < ${period.from}), 0)::text as before
    from ${countedBy(db, 'month', filters, { from: before.from, to: period.to })} counted
    group by counted.currency having sum(counted.lines) > 0 order by counted.currency`);

/** The kept sums; where only a part is asked for, the lines of it. */
function countedBy(db: Db, by: Dimension, filters: SpendFilters, { from, to }: { from: string; to: string }): Sql {
  const asked = conditionsOf(filters);
  if (asked.length === 0)
    return sql`(
      select spend.key, spend.month, spend.currency, spend.amount, spend.lines from report_spend spend
      where spend.tenant_id = ${db.tenant} and spend.dimension = ${by} and spend.month between ${from} and ${to})`;
  return sql`(
    select ${keyOf(by)} as key, date_trunc('month', line.date::timestamp)::date as month, line.currency, line.amount, 1 as lines
    from report_spend_lines line
    where line.tenant_id = ${db.tenant} and line.date between ${from} and ${to} and ${join(asked, ' and ')})`;
}

function conditionsOf({ counterpartyId, categoryId, department, catalogItemId }: SpendFilters): Sql[] {
  return [
    ...(counterpartyId === undefined ? [] : [sql`line.counterparty_id = ${counterpartyId}`]),
    ...(categoryId === undefined ? [] : [sql`line.category_id = ${categoryId}`]),
    ...(department === undefined ? [] : [sql`line.department = ${department}`]),
    ...(catalogItemId === undefined ? [] : [sql`line.catalog_item_id = ${catalogItemId}`]),
  ];
}
