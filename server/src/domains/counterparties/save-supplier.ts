import type { Db } from '../../kernel/sql/db.ts';
import { onlyGiven } from '../../kernel/sql/given-columns.ts';
import { assignments, differsFrom, sql } from '../../kernel/sql/sql.ts';
import type { SupplierInput } from './counterparty.input.ts';

/** The records behind the role of supplier. A role given again finds the record it had. */
export async function addSupplierRecords(db: Db, counterpartyIds: readonly string[]) {
  if (counterpartyIds.length === 0) return;
  await db.execute(sql`
    insert into suppliers (tenant_id, counterparty_id) select ${db.tenant}::uuid, id from unnest(${counterpartyIds}::uuid[]) id
    on conflict (tenant_id, counterparty_id) do nothing`);
}

/** Writes the given terms; answers whether that changed anything. */
export async function saveSupplierTerms(db: Db, counterpartyId: string, given: SupplierInput = {}): Promise<boolean> {
  const row = termsOf(given);
  if (Object.keys(row).length === 0) return false;
  const touched = await db.execute(sql`
    update suppliers set ${assignments(row)} where tenant_id = ${db.tenant} and counterparty_id = ${counterpartyId} and ${differsFrom(row)}`);
  return touched > 0;
}

/** The terms that files give, for many suppliers at once; what is left out stays. */
export async function saveFileTerms(db: Db, given: ReadonlyArray<{ id: string; terms: SupplierInput }>) {
  if (given.length === 0) return;
  const rows = given.map(({ id, terms }) => ({ counterparty_id: id, ...termsOf(terms) }));
  await db.execute(sql`
    update suppliers held set payment_terms_days = coalesce(given.payment_terms_days, held.payment_terms_days),
      lead_time_days = coalesce(given.lead_time_days, held.lead_time_days),
      min_order_amount = coalesce(given.min_order_amount, held.min_order_amount)
    from jsonb_populate_recordset(null::suppliers, ${JSON.stringify(rows)}) given
    where held.tenant_id = ${db.tenant} and held.counterparty_id = given.counterparty_id`);
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
