import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import type { CountedPurchases } from '../purchases/counted-purchases.ts';
import { followingPurchases } from './following-purchases.ts';
import { lineBases } from './line-bases.ts';
import { bases } from './savings-in.ts';

/**
 * Counts what was saved in these purchases, and in those whose last price is a decision of these: what they added before is taken off, what
 * they add now is put on.
 */
export async function countSavings({ db, purchaseIds, timezone }: CountedPurchases): Promise<void> {
  const all = [...purchaseIds, ...(await followingPurchases(db, purchaseIds))];
  await addToSums(db, all, -1);
  await db.execute(
    sql`delete from report_savings_lines where tenant_id = ${db.tenant} and purchase_id = any(${all}::uuid[])`,
  );
  await db.execute(sql`
    insert into report_savings_lines (tenant_id, id, purchase_id, catalog_item_id, currency, first_at, decided_at, date, next_date, chosen,
      plan, last, median, earlier_id, earlier_line_id, earlier_at)
    select line.tenant_id, line.id, line.purchase_id, line.catalog_item_id, line.currency, line.first_at, line.decided_at, line.date,
      lead(line.date) over (partition by line.tenant_id, line.purchase_id order by line.decided_at, line.id), line.chosen,
      round(line.plan, 6), round(line.last, 6), round(line.median, 6), line.earlier_id, line.earlier_line_id, line.earlier_at
    from (${lineBases(db, all, timezone)}) line`);
  await addToSums(db, all, 1);
}

const figures = ['lines', ...bases.flatMap((name) => [name, `${name}_chosen`, `${name}_lines`])];

const addToSums = (db: Db, purchaseIds: readonly string[], sign: 1 | -1) =>
  db.execute(sql`
    insert into report_savings (tenant_id, currency, month, next_month, ${raw(figures.join(', '))})
    select line.tenant_id, line.currency, date_trunc('month', line.date::timestamp)::date,
      coalesce(date_trunc('month', line.next_date::timestamp)::date, 'infinity'), count(*) * ${sign}::int,
      ${join(bases.map((name) => added(name, sign)))}
    from report_savings_lines line where line.tenant_id = ${db.tenant} and line.purchase_id = any(${purchaseIds}::uuid[])
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, currency, month, next_month)
      do update set ${raw(figures.map((figure) => `${figure} = report_savings.${figure} + excluded.${figure}`).join(', '))}`);

const added = (name: (typeof bases)[number], sign: 1 | -1) => {
  const base = raw(`line.${name}`);
  return sql`coalesce(sum(${base}), 0) * ${sign}::int,
    coalesce(sum(line.chosen) filter (where ${base} is not null), 0) * ${sign}::int, count(${base}) * ${sign}::int`;
};
