import { unknownReference } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { invoice } from './invoice.ts';

/** The day whose VAT an earlier invoice was charged by; null where nothing is corrected. */
export async function correctedDay(db: Db, invoiceId: string | null): Promise<string | null> {
  if (invoiceId === null) return null;
  const found = await db.first<{ day: string | null }>(sql`
    select coalesce(supply_date, external_date) as day from invoices where tenant_id = ${db.tenant} and id = ${invoiceId}`);
  if (!found) throw unknownReference('correctionOf', invoice.noun);
  return found.day;
}
