import { invoiceLine as declared, type InvoiceLine } from '../../../../nouns/invoice-line.ts';
import { columnOf } from '../../../../nouns/kit/field.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { rowOf } from '../../platform/records/row-of.ts';

export const invoiceLine = entityOf(declared);

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

/** Lines of an invoice, in their order. */
export const linesOfInvoice = (db: Db, invoiceId: string): Promise<InvoiceLine[]> =>
  db.many<InvoiceLine>(sql`
    select ${shown} from invoice_lines where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} order by position`);

/** Lines of several invoices, each in their order, in one statement. */
export async function linesByInvoice(db: Db, invoiceIds: readonly string[]): Promise<Map<string, InvoiceLine[]>> {
  const lines = await db.many<InvoiceLine & { invoiceId: string }>(sql`
    select invoice_id as "invoiceId", ${shown} from invoice_lines
    where tenant_id = ${db.tenant} and invoice_id = any(${invoiceIds}::uuid[]) order by invoice_id, position`);
  return Map.groupBy(lines, ({ invoiceId }) => invoiceId);
}

/** The lines as they will stand: those that are there stay with their identifiers, what is not named goes. */
export async function writeLines(ctx: WriteContext, invoiceId: string, lines: readonly InvoiceLine[]): Promise<void> {
  await ctx.db.execute(sql`
    delete from invoice_lines where tenant_id = ${ctx.db.tenant} and invoice_id = ${invoiceId} and id <> all(${lines.map(({ id }) => id)}::uuid[])`);
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.map((line) => rowOf(declared.fields, line)));
  await ctx.db.execute(sql`
    insert into invoice_lines (tenant_id, invoice_id, ${written})
    select ${ctx.db.tenant}::uuid, ${invoiceId}::uuid, ${given} from jsonb_populate_recordset(null::invoice_lines, ${rows}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}`);
}
