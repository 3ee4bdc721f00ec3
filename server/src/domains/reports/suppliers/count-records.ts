import type { Db } from '../../../kernel/sql/db.ts';
import { join, sql } from '../../../kernel/sql/sql.ts';
import { addByMonth, monthOfDay, sumByMonth } from '../months-of-years.ts';
import type { CountedPurchases } from '../purchases/counted-purchases.ts';
import { recordsOfFigure, supplierFigures } from './figures.ts';

/** Counts the records of suppliers in these purchases: what they added before is taken off, what they add now is put on. */
export async function countRecords(counted: CountedPurchases): Promise<void> {
  const { db, purchaseIds } = counted;
  await addToSums(db, purchaseIds, -1);
  await db.execute(
    sql`delete from report_supplier_records where tenant_id = ${db.tenant} and purchase_id = any(${purchaseIds}::uuid[])`,
  );
  const each = supplierFigures.map(
    (figure) => sql`
      select held.tenant_id, held.purchase_id, ${figure}::text as figure, held.entity_id, held.counterparty_id, held.date, held.good
      from (${recordsOfFigure[figure](counted)}) held`,
  );
  await db.execute(sql`
    insert into report_supplier_records (tenant_id, purchase_id, figure, entity_id, counterparty_id, date, good, records)
    select seen.tenant_id, seen.purchase_id, seen.figure, seen.entity_id, seen.counterparty_id, seen.date,
      count(*) filter (where seen.good), count(*)
    from (${join(each, ' union all ')}) seen group by 1, 2, 3, 4, 5, 6`);
  await addToSums(db, purchaseIds, 1);
}

const addToSums = (db: Db, purchaseIds: readonly string[], sign: 1 | -1) =>
  db.execute(sql`
    insert into report_supplier_years (tenant_id, figure, year, counterparty_id, good, records)
    select seen.tenant_id, seen.figure, date_trunc('year', seen.date::timestamp)::date, seen.counterparty_id,
      ${sumByMonth('seen.good', sign)}, ${sumByMonth('seen.records', sign)}
    from report_supplier_records seen cross join lateral ${monthOfDay('seen.date')}
    where seen.tenant_id = ${db.tenant} and seen.purchase_id = any(${purchaseIds}::uuid[])
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, figure, year, counterparty_id) 
      do update set ${addByMonth('report_supplier_years', 'good')}, ${addByMonth('report_supplier_years', 'records')}`);
