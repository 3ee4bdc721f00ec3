import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

/** So much of a line, by one decision or by none that was named, goes with batches. */
export interface Taken {
  lineId: string;
  allocationId: string | null;
  quantity: string;
}

/**
 * Batches that take of what was decided: neither cancelled nor returned, whose goods are still to come, nor archived before they
 * left. What was moved into another batch is taken by that one.
 */
export const takingBatches = (alias: string): Sql => {
  const of = (column: string) => `${alias}.${column}`;
  return raw(
    `(${of('status')} not in ('cancelled', 'returned') and (${of('archived_at')} is null or ${of('status')} <> 'planned'))`,
  );
};

/** What batches take of these lines, those with the given identifiers aside. */
export const takenByBatches = (db: Db, lineIds: readonly string[], aside: readonly string[] = []): Promise<Taken[]> =>
  db.many<Taken>(sql`
    select carried.requisition_line_id as "lineId", carried.allocation_id as "allocationId",
      sum(carried.quantity - carried.moved_quantity) as quantity
    from delivery_batch_items carried
    join delivery_batches batch on batch.tenant_id = ${db.tenant} and batch.id = carried.batch_id and ${takingBatches('batch')}
    where carried.tenant_id = ${db.tenant} and carried.requisition_line_id = any(${lineIds}::uuid[])
      and batch.id <> all(${aside}::uuid[])
    group by carried.requisition_line_id, carried.allocation_id`);
