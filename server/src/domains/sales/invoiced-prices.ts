import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { VatMode, VatRate } from '../../kernel/values/vat.ts';

/** What a customer pays for a unit of something, in the terms of the document that says it. */
export interface SoldPrice {
  uom: string;
  unitPrice: string;
  discountPercent: string;
  vatRate: VatRate;
  vatMode: VatMode;
  currency: string;
}

export interface InvoicedPrice extends SoldPrice {
  catalogItemId: string | null;
  name: string;
}

/** What customers were invoiced for under a requisition, the latest invoice last; in one statement. */
export const invoicedPrices = (db: Db, requisitionId: string): Promise<InvoicedPrice[]> =>
  db.many<InvoicedPrice>(sql`
    select row.catalog_item_id as "catalogItemId", row.name, row.uom, row.unit_price as "unitPrice", row.discount_percent as "discountPercent",
      row.vat_rate as "vatRate", si.vat_mode as "vatMode", si.currency
    from sales_invoices si
    join sales_invoice_rows row on row.tenant_id = ${db.tenant} and row.invoice_id = si.id
    where si.tenant_id = ${db.tenant} and si.requisition_id = ${requisitionId} and si.status in ('issued', 'sent')
    order by si.issued_at, si.id, row.position`);
