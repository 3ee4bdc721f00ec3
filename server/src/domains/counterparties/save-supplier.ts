import type { Db } from '../../kernel/db.ts';
import { onlyGiven } from '../../kernel/given-columns.ts';
import { assignments, differsFrom, sql } from '../../kernel/sql.ts';
import type { SupplierInput } from './supplier.ts';

/** The record behind the role of supplier. A role given again finds the record it had. */
export async function addSupplierRecord(db: Db, counterpartyId: string) {
  await db.execute(sql`
    insert into suppliers (tenant_id, counterparty_id) values (${db.tenant}, ${counterpartyId}) on conflict (tenant_id, counterparty_id) do nothing`);
}

/** Writes the given terms; answers whether that changed anything. */
export async function saveSupplierTerms(db: Db, counterpartyId: string, given: SupplierInput = {}): Promise<boolean> {
  const row = termsOf(given);
  if (Object.keys(row).length === 0) return false;
  const touched = await db.execute(sql`
    update suppliers set ${assignments(row)} where tenant_id = ${db.tenant} and counterparty_id = ${counterpartyId} and ${differsFrom(row)}`);
  return touched > 0;
}

function termsOf(given: SupplierInput): Record<string, unknown> {
  return onlyGiven({
    standing: given.standing,
    payment_terms_days: given.paymentTermsDays,
    default_currency: given.defaultCurrency,
    lead_time_days: given.leadTimeDays,
    min_order_amount: given.minOrderAmount,
    rating: given.rating,
  });
}
