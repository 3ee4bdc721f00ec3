import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { firstOf, lastOf, monthOf } from '../months.ts';
import type { Days } from '../period.ts';
import { within } from '../within.ts';

/** What something was held against, what it costs as chosen, and of how many lines that is. */
export interface Basis {
  base: string;
  chosen: string;
  lines: number;
}

export const bases = ['plan', 'last', 'median'] as const;

export type BasisName = (typeof bases)[number];

export interface SavingsRow extends Record<BasisName, Basis> {
  procurementId: string;
  number: string;
  title: string;
}

interface SavingsTotal extends Record<BasisName, Basis> {
  /** Requisitions with a line that counts. */
  count: number;
}

interface Asked {
  days: Days;
  timezone: string;
  currency: string;
}

/** The whole of these days. A requisition of several decisions counts once, with the last of them in these days. */
export function savingsTotal(db: Db, asked: Asked): Promise<SavingsTotal> {
  const { from, to } = asked.days;
  const isWhole = from === firstOf(monthOf(from)) && to === lastOf(monthOf(to));
  return db.one<SavingsTotal>(sql`
    select coalesce(sum(part.latest), 0)::int as count, ${everyBasis} from (${isWhole ? monthsIn(db, asked) : linesIn(db, asked)}) part`);
}

/** Requisitions with lines decided in these days, the latest decision first. */
export const savingsRows = (db: Db, asked: Asked, most: number): Promise<SavingsRow[]> =>
  db.many<SavingsRow>(sql`
    with latest as (
      select line.purchase_id, line.decided_at, line.id from report_savings_lines line
      where line.tenant_id = ${db.tenant} and line.currency = ${asked.currency} and ${within(sql`line.decided_at`, asked.days, asked.timezone)}
        and (line.next_date is null or line.next_date > ${asked.days.to})
      order by line.decided_at desc, line.id desc limit ${most}
    )
    select req.id as "procurementId", req.number, req.title, ${everyBasis}
    from latest join (${linesIn(db, asked)}) part on part.purchase_id = latest.purchase_id
    join requisitions req on req.tenant_id = ${db.tenant} and req.id = latest.purchase_id
    group by req.id, req.number, req.title, latest.decided_at, latest.id order by latest.decided_at desc, latest.id desc`);

const basis = (name: BasisName) =>
  raw(`json_build_object('base', round(coalesce(sum(part.${name}), 0), 2)::text,
    'chosen', round(coalesce(sum(part.${name}_chosen), 0), 2)::text, 'lines', coalesce(sum(part.${name}_lines), 0)::int) as ${name}`);

const everyBasis = join(bases.map(basis));

const monthsIn = (db: Db, { days: { from, to }, currency }: Asked): Sql => sql`
  select case when saved.next_month > ${to} then saved.lines else 0 end as latest, ${raw(
    bases.map((name) => `saved.${name}, saved.${name}_chosen, saved.${name}_lines`).join(', '),
  )}
  from report_savings saved where saved.tenant_id = ${db.tenant} and saved.currency = ${currency} and saved.month between ${from} and ${to}`;

const linesIn = (db: Db, { days, timezone, currency }: Asked): Sql => sql`
  select line.purchase_id, case when line.next_date is null or line.next_date > ${days.to} then 1 else 0 end as latest, ${raw(
    bases
      .map(
        (name) => `line.${name}, case when line.${name} is not null then line.chosen end as ${name}_chosen,
          case when line.${name} is not null then 1 end as ${name}_lines`,
      )
      .join(', '),
  )}
  from report_savings_lines line
  where line.tenant_id = ${db.tenant} and line.currency = ${currency} and ${within(sql`line.decided_at`, days, timezone)}`;
