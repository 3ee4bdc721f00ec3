import type { Db } from '../../../kernel/sql/db.ts';
import { join, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { sumOfMonths } from '../months-of-years.ts';
import { partsOf } from '../parts-of.ts';
import type { Days } from '../period.ts';
import { type SupplierFigure, supplierFigures } from './figures.ts';

export interface CountedShare {
  counterpartyId: string;
  figure: SupplierFigure;
  good: number;
  all: number;
}

/** The shares of the suppliers with the most records in these days. */
export const largestShares = (db: Db, days: Days, today: string, most: number): Promise<CountedShare[]> =>
  db.many<CountedShare>(sql`
    with counted as (${sharesOf(db, days, today, sql``)}),
    largest as (
      select counted.counterparty_id, sum(counted.records) as records from counted group by 1 order by 2 desc, 1 limit ${most}
    )
    select counted.counterparty_id as "counterpartyId", counted.figure, counted.good::int, counted.records::int as "all"
    from largest join counted on counted.counterparty_id = largest.counterparty_id
    order by largest.records desc, counted.counterparty_id`);

/** The shares of these suppliers. */
export const sharesOfSuppliers = (db: Db, days: Days, today: string, ids: readonly string[]): Promise<CountedShare[]> =>
  db.many<CountedShare>(sql`
    select counted.counterparty_id as "counterpartyId", counted.figure, counted.good::int, counted.records::int as "all"
    from (${sharesOf(db, days, today, sql`where part.counterparty_id = any(${ids}::uuid[])`)}) counted`);

const sharesOf = (db: Db, days: Days, today: string, chosen: Sql): Sql => sql`
  select part.counterparty_id, part.figure, sum(part.good) as good, sum(part.records) as records
  from (${join(
    supplierFigures.flatMap((figure) => partsIn(db, figure, shownDays(figure, days, today))),
    ' union all ',
  )}) part ${chosen}
  group by 1, 2 having sum(part.records) > 0`;

/** Whether a delivery came whole is asked once its day is over. */
export const shownDays = (figure: SupplierFigure, { from, to }: Days, today: string): Days =>
  figure === 'in_full' && to >= today ? { from, to: daysAfter(today, -1) } : { from, to };

/** The kept sums of a figure, and the records of days beside them. */
function partsIn(db: Db, figure: SupplierFigure, days: Days): Sql[] {
  if (days.to < days.from) return [];
  const parts = partsOf(days);
  return [
    ...parts.years.map(
      (year) => sql`
        select part.counterparty_id, part.figure, ${sumOfMonths('part.good', year)} as good, ${sumOfMonths('part.records', year)} as records
        from report_supplier_years part
        where part.tenant_id = ${db.tenant} and part.figure = ${figure} and part.year = ${year.year}`,
    ),
    ...parts.days.map(
      ({ from, to, sign }) => sql`
        select part.counterparty_id, part.figure, part.good * ${sign}::int as good, part.records * ${sign}::int as records
        from report_supplier_records part
        where part.tenant_id = ${db.tenant} and part.figure = ${figure} and part.date between ${from} and ${to}`,
    ),
  ];
}
