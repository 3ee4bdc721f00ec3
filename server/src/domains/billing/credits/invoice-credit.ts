import { invoiceCredit as declared, type InvoiceCredit } from '../../../../../nouns/invoice-credit.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readRecords } from '../../../platform/records/read-records.ts';

export const invoiceCredit = entityOf(declared);

export const invoiceCredits = readRecords(declared, {
  returnNumber: (tenant) => sql`
    (select back.number from supplier_returns back where back.tenant_id = ${tenant} and back.id = credit.return_id)`,
  creditNumber: (tenant) => sql`
    (select back.credit_number from supplier_returns back where back.tenant_id = ${tenant} and back.id = credit.return_id)`,
});

/** Credits used against an invoice, the earliest first. */
export const creditsOf = (db: Db, invoiceId: string): Promise<InvoiceCredit[]> =>
  invoiceCredits.read(
    db,
    sql`${invoiceCredits.select(db, sql`credit.invoice_id = ${invoiceId}`)} order by credit.created_at, credit.id`,
  );
