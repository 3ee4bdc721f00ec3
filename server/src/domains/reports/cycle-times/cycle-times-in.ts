import type { Db } from '../../../kernel/sql/db.ts';
import { join, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { sumOfMonths } from '../months-of-years.ts';
import { partsOf } from '../parts-of.ts';
import type { Days } from '../period.ts';
import type { CycleStep } from './steps.ts';

export interface CycleTime {
  step: CycleStep;
  requisitions: number;
  median: string;
  p90: string;
}

/** How long each step took the requisitions made in these days: days, each with how many took so long, in the order of their length. */
export const cycleTimesIn = (db: Db, days: Days): Promise<CycleTime[]> =>
  db.many<CycleTime>(sql`
    with lengths as (
      select part.step, part.days, sum(part.purchases) as requisitions
      from (${join(lengthsIn(db, days), ' union all ')}) part group by 1, 2 having sum(part.purchases) > 0
    ),
    ranked as (
      select length.step, length.days, sum(length.requisitions) over (partition by length.step order by length.days) as up_to,
        sum(length.requisitions) over (partition by length.step) as whole
      from lengths length
    )
    select ranked.step, ranked.whole::int as requisitions, ${quantile(0.5)} as median, ${quantile(0.9)} as p90
    from ranked group by ranked.step, ranked.whole`);

/** The kept sums, and the requisitions of days beside them one by one. */
function lengthsIn(db: Db, days: Days): Sql[] {
  const parts = partsOf(days);
  return [
    ...parts.years.map(
      (year) => sql`
        select counted.step, counted.days, ${sumOfMonths('counted.purchases', year)} as purchases
        from report_step_years counted where counted.tenant_id = ${db.tenant} and counted.year = ${year.year}`,
    ),
    ...parts.days.map(
      ({ from, to, sign }) => sql`
        select done.step, done.days, ${sign}::bigint as purchases
        from report_steps done where done.tenant_id = ${db.tenant} and done.date between ${from} and ${to}`,
    ),
  ];
}

/** The value with this share of all below it, between the two nearest where it falls between them, as `percentile_cont` does. */
const quantile = (share: number): Sql => {
  const place = sql`${share}::numeric * (ranked.whole - 1)`;
  const at = (rank: Sql) => sql`min(ranked.days) filter (where ranked.up_to > ${rank})`;
  const below = at(sql`floor(${place})`);
  return sql`round(${below} + (${at(sql`ceil(${place})`)} - ${below}) * (${place} - floor(${place})), 1)::text`;
};
