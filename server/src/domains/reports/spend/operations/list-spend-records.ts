import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { reportReading } from '../../report-reading.ts';
import { spendListing, spendRecord } from '../spend-records.ts';

export const listSpendRecords = listQuery({
  name: 'reports.list-spend-records',
  summary: words('Lines of invoices behind the spend', 'Строки счетов, из которых сложены расходы'),
  description: 'What the figures of the spend are made of: `records` of each row leads here.',
  ...reportReading,
  listing: spendListing,
  row: spendRecord,
  run: (ctx, input) =>
    listRows(
      ctx,
      spendListing,
      sql`line.id, line.date, line.invoice_id as "invoiceId", line.counterparty_id as "counterpartyId",
        (select inv.number from invoices inv where inv.tenant_id = ${ctx.db.tenant} and inv.id = line.invoice_id) as "invoiceNumber",
        (select billed.name from invoice_lines billed where billed.tenant_id = ${ctx.db.tenant} and billed.id = line.id) as name,
        (select party.short_name from counterparties party where party.tenant_id = ${ctx.db.tenant} and party.id = line.counterparty_id) as "counterpartyName",
        line.category_id as "categoryId", line.department, line.catalog_item_id as "catalogItemId", line.requisition_id as "procurementId",
        line.invoice_currency as "invoiceCurrency", line.currency, line.amount`,
      input,
      (row: object) => row,
    ),
});
