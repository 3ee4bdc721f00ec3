import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { addByMonth, monthOfDay, sumByMonth } from '../months-of-years.ts';
import type { CountedPurchases } from '../purchases/counted-purchases.ts';
import { stepsOf } from './steps.ts';

/** Counts the steps that these purchases have done: what they added before is taken off, what they add now is put on. */
export async function countSteps({ db, purchaseIds, timezone }: CountedPurchases): Promise<void> {
  await addToDays(db, purchaseIds, -1);
  await db.execute(
    sql`delete from report_steps where tenant_id = ${db.tenant} and purchase_id = any(${purchaseIds}::uuid[])`,
  );
  await db.execute(sql`
    insert into report_steps (tenant_id, purchase_id, step, date, days)
    select done.tenant_id, done.purchase_id, done.step, done.date, round(done.days, 1) from (${stepsOf(db, purchaseIds, timezone)}) done`);
  await addToDays(db, purchaseIds, 1);
}

const addToDays = (db: Db, purchaseIds: readonly string[], sign: 1 | -1) =>
  db.execute(sql`
    insert into report_step_years (tenant_id, step, year, days, purchases)
    select done.tenant_id, done.step, date_trunc('year', done.date::timestamp)::date, done.days, ${sumByMonth('1', sign)}
    from report_steps done cross join lateral ${monthOfDay('done.date')}
    where done.tenant_id = ${db.tenant} and done.purchase_id = any(${purchaseIds}::uuid[])
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, step, year, days) do update set ${addByMonth('report_step_years', 'purchases')}`);
