import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deliveryKey } from './plan-arrivals.ts';

/** What was kept of lines and not returned so far, apart for each supplier. */
export async function receivedBySupplier(db: Db, lineIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ line_id: string; supplier_id: string | null; quantity: string }>(sql`
    select came.line_id, came.supplier_id, sum(came.quantity - came.returned_quantity) as quantity from unnest(${lineIds}::uuid[]) named(id)
    join stock_receipt_lines came on came.tenant_id = ${db.tenant} and came.line_id = named.id
    join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = came.receipt_id and receipt.status = 'posted'
    group by came.line_id, came.supplier_id`);
  return new Map(rows.map(({ line_id, supplier_id, quantity }) => [deliveryKey(line_id, supplier_id), quantity]));
}

/** What lines and decisions have received and not returned, by the receipts that stand: two statements, whatever was received before. */
export async function recountReceived(db: Db, lineIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    update requisition_lines line set received_quantity = counted.kept, rejected_quantity = counted.rejected,
      returned_quantity = counted.returned, version = line.version + 1, updated_at = portal_now()
    from unnest(${lineIds}::uuid[]) named(id)
    cross join lateral (
      select trim_scale(coalesce(sum(came.quantity - came.returned_quantity), 0)) as kept,
        trim_scale(coalesce(sum(came.rejected_quantity), 0)) as rejected, trim_scale(coalesce(sum(came.returned_quantity), 0)) as returned
      from stock_receipt_lines came
      join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = came.receipt_id and receipt.status = 'posted'
      where came.tenant_id = ${db.tenant} and came.line_id = named.id) counted
    where line.tenant_id = ${db.tenant} and line.id = named.id
      and (line.received_quantity, line.rejected_quantity, line.returned_quantity)
        is distinct from (counted.kept, counted.rejected, counted.returned)`);
  await db.execute(sql`
    update requisition_allocations decided set received_quantity = counted.kept
    from unnest(${lineIds}::uuid[]) named(id)
    join requisition_allocations held on held.tenant_id = ${db.tenant} and held.line_id = named.id
    cross join lateral (
      select trim_scale(coalesce(sum(came.quantity - came.returned_quantity), 0)) as kept from stock_receipt_lines came
      join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = came.receipt_id and receipt.status = 'posted'
      where came.tenant_id = ${db.tenant} and came.allocation_id = held.id) counted
    where decided.tenant_id = ${db.tenant} and decided.id = held.id and decided.received_quantity <> counted.kept`);
}
