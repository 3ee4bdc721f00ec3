import { standingStatuses } from '../../../../../nouns/invoice-flow.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { scaleOf } from '../../requisitions/sums-of.ts';
import { addByMonth, monthOfDay, sumByMonth } from '../months-of-years.ts';
import { everyKey } from './dimensions.ts';

/** One counts at a time in a portal: whoever holds this sees all that was counted before, and looks only then. */
export async function holdCount(db: Db): Promise<void> {
  await db.execute(
    sql`insert into report_standings (tenant_id) values (${db.tenant}) on conflict (tenant_id) do nothing`,
  );
  await db.one(sql`select 1 from report_standings where tenant_id = ${db.tenant} for update`);
}

/**
 * Counts these invoices as they stand now, under `holdCount`: what they added before is taken off the sums, what they add now is put on.
 * Counting twice comes to the same.
 */
export async function countInvoices(ctx: ReadContext, invoiceIds: readonly string[]): Promise<void> {
  const { db } = ctx;
  await addToSums(db, invoiceIds, -1);
  await db.execute(
    sql`delete from report_spend_lines where tenant_id = ${db.tenant} and invoice_id = any(${invoiceIds}::uuid[])`,
  );
  await writeLines(ctx, invoiceIds);
  await addToSums(db, invoiceIds, 1);
}

const addToSums = (db: Db, invoiceIds: readonly string[], sign: 1 | -1) =>
  db.execute(sql`
    insert into report_spend_years (tenant_id, dimension, currency, year, key, amounts, lines)
    select line.tenant_id, looked.dimension, line.currency, date_trunc('year', line.date::timestamp)::date, looked.key,
      ${sumByMonth('line.amount', sign)}, ${sumByMonth('1', sign)}
    from report_spend_lines line cross join lateral ${everyKey} cross join lateral ${monthOfDay('line.date')}
    where line.tenant_id = ${db.tenant} and line.invoice_id = any(${invoiceIds}::uuid[])
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, dimension, currency, year, key) 
      do update set ${addByMonth('report_spend_years', 'amounts')}, ${addByMonth('report_spend_years', 'lines')}`);

/** Lines of the invoices that stand, each at the rate of its invoice and rounded by itself; an invoice of totals alone is one line, under its own identifier. */
async function writeLines(ctx: ReadContext, invoiceIds: readonly string[]) {
  const { db } = ctx;
  const { currency: own, timezone } = await regionalOf(ctx);
  await db.execute(sql`
    insert into report_spend_lines (tenant_id, id, invoice_id, requisition_id, date, counterparty_id, category_id, department,
      catalog_item_id, invoice_currency, currency, amount)
    select line.tenant_id, line.id, inv.id, req.id, coalesce(inv.external_date, (inv.created_at at time zone ${timezone})::date),
      inv.counterparty_id, item.category_id, req.department_name, item.id, inv.currency,
      case when inv.fx_rate is null then inv.currency else ${own}::text end,
      case when inv.currency = ${own} or inv.fx_rate is null then line.gross else round(line.gross * inv.fx_rate, ${scaleOf(own)}::int) end
    from invoices inv
    cross join lateral (
      select billed.tenant_id, billed.id, billed.requisition_line_id, billed.catalog_item_id, billed.gross from invoice_lines billed
      where billed.tenant_id = ${db.tenant} and billed.invoice_id = inv.id
      union all
      select inv.tenant_id, inv.id, null::uuid, null::uuid, inv.gross
      where not exists (select 1 from invoice_lines billed where billed.tenant_id = ${db.tenant} and billed.invoice_id = inv.id)
    ) line
    left join requisition_lines need on need.tenant_id = ${db.tenant} and need.id = line.requisition_line_id
    left join requisitions req on req.tenant_id = ${db.tenant} and req.id = coalesce(need.requisition_id, inv.requisition_id)
    left join catalog_items item on item.tenant_id = ${db.tenant} and item.id = coalesce(line.catalog_item_id, need.catalog_item_id)
    where inv.tenant_id = ${db.tenant} and inv.id = any(${invoiceIds}::uuid[]) and inv.status = any(${standingStatuses}::text[])`);
}
