import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What was decided to be bought from a supplier and is not invoiced whole. */
export interface AwaitedLine {
  requisitionId: string;
  requisitionNumber: string;
  lineId: string;
  catalogItemId: string | null;
  sku: string | null;
  name: string;
  uom: string;
  /** Accepted and not invoiced, in the unit of the line. */
  left: string;
}

const most = 5_000;

/** Every such line of one supplier, the earliest decision first: one statement. */
export const awaitedFrom = (db: Db, supplierId: string): Promise<AwaitedLine[]> =>
  db.many<AwaitedLine>(sql`
    select req.id as "requisitionId", req.number as "requisitionNumber", line.id as "lineId", line.catalog_item_id as "catalogItemId",
      line.sku, line.name, line.uom, sum(held.quantity - held.invoiced_quantity) as left
    from requisition_allocations held
    join requisitions req on req.tenant_id = ${db.tenant} and req.id = held.requisition_id and req.status <> 'cancelled'
    join requisition_lines line on line.tenant_id = ${db.tenant} and line.id = held.line_id and line.status = 'active'
    where held.tenant_id = ${db.tenant} and held.supplier_id = ${supplierId} and held.status = 'accepted'
      and held.invoiced_quantity < held.quantity
    group by req.id, req.number, line.id, line.catalog_item_id, line.sku, line.name, line.uom
    order by min(held.decided_at), line.id limit ${most}`);
