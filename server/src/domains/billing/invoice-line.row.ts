import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { InvoiceLine } from './invoice-line.ts';

/** Lines of an invoice, in their order. */
export const linesOfInvoice = (db: Db, invoiceId: string): Promise<InvoiceLine[]> =>
  db.many<InvoiceLine>(sql`
    select id, position, requisition_line_id as "procurementItemId", allocation_id as "allocationId", catalog_item_id as "catalogItemId",
      name, quantity, uom, factor_to_base as "factorToBase", line_quantity as "lineQuantity", price, discount_percent as "discountPercent",
      vat_rate as "vatRate", net, vat, gross
    from invoice_lines where tenant_id = ${db.tenant} and invoice_id = ${invoiceId} order by position`);

/** The lines as they will stand: those that are there stay with their identifiers, what is not named goes. */
export async function writeLines(ctx: WriteContext, invoiceId: string, lines: readonly InvoiceLine[]): Promise<void> {
  await ctx.db.execute(sql`
    delete from invoice_lines where tenant_id = ${ctx.db.tenant} and invoice_id = ${invoiceId} and id <> all(${lines.map(({ id }) => id)}::uuid[])`);
  if (lines.length === 0) return;
  await ctx.db.execute(sql`
    insert into invoice_lines as line (tenant_id, id, invoice_id, position, requisition_line_id, allocation_id, catalog_item_id, name, quantity,
      uom, factor_to_base, line_quantity, price, discount_percent, vat_rate, net, vat, gross)
    select ${ctx.db.tenant}::uuid, given.id, ${invoiceId}, given.position, given."procurementItemId", given."allocationId", given."catalogItemId",
      given.name, given.quantity, given.uom, given."factorToBase", given."lineQuantity", given.price, given."discountPercent",
      given."vatRate", given.net, given.vat, given.gross
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) given(id uuid, position int, "procurementItemId" uuid, "allocationId" uuid,
      "catalogItemId" uuid, name text, quantity numeric, uom text, "factorToBase" numeric, "lineQuantity" numeric, price numeric,
      "discountPercent" numeric, "vatRate" text, net numeric, vat numeric, gross numeric)
    on conflict (tenant_id, id) do update set position = excluded.position, requisition_line_id = excluded.requisition_line_id,
      allocation_id = excluded.allocation_id, catalog_item_id = excluded.catalog_item_id, name = excluded.name, quantity = excluded.quantity,
      uom = excluded.uom, factor_to_base = excluded.factor_to_base, line_quantity = excluded.line_quantity, price = excluded.price,
      discount_percent = excluded.discount_percent, vat_rate = excluded.vat_rate, net = excluded.net, vat = excluded.vat, gross = excluded.gross`);
}
