import { columnOf } from '../../../../nouns/kit/field.ts';
import { salesInvoiceRow as declared, type SalesInvoiceRow } from '../../../../nouns/sales-invoice-row.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { rowOf } from '../../platform/records/row-of.ts';

export const salesInvoiceRow = entityOf(declared);

const fields = Object.entries(declared.fields);
const columns = fields.map(([name, field]) => columnOf(name, field));

const shown = raw(fields.map(([name, field]) => `${columnOf(name, field)} as "${name}"`).join(', '));
const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));
const replaced = raw(
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

/** Rows of an invoice, in their order. */
export const rowsOfInvoice = (db: Db, invoiceId: string): Promise<SalesInvoiceRow[]> =>
  db.many<SalesInvoiceRow>(sql`
    select ${shown} from sales_invoice_rows
    where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} order by position`);

/** Rows of several invoices, each in their order, in one statement. */
export async function rowsByInvoice(db: Db, invoiceIds: readonly string[]): Promise<Map<string, SalesInvoiceRow[]>> {
  const rows = await db.many<SalesInvoiceRow & { invoiceId: string }>(sql`
    select invoice_id as "invoiceId", ${shown} from sales_invoice_rows
    where tenant_id = ${db.tenant} and invoice_id = any(${invoiceIds}::uuid[]) order by invoice_id, position`);
  return Map.groupBy(rows, ({ invoiceId }) => invoiceId);
}

/** The rows as they will stand: those that are there stay with their identifiers, what is not named goes. */
export async function writeRows(
  { db }: WriteContext,
  invoiceId: string,
  rows: readonly SalesInvoiceRow[],
): Promise<void> {
  await db.execute(sql`
    delete from sales_invoice_rows
    where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} and id <> all(${rows.map(({ id }) => id)}::uuid[])`);
  if (rows.length === 0) return;
  const values = JSON.stringify(rows.map((row) => rowOf(declared.fields, row)));
  await db.execute(sql`
    insert into sales_invoice_rows (tenant_id, invoice_id, ${written})
    select ${db.tenant}::uuid, ${invoiceId}::uuid, ${given} from jsonb_populate_recordset(null::sales_invoice_rows, ${values}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}`);
}
