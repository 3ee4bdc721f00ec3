import { type Sql, sql } from '../../../kernel/sql/sql.ts';

/** What is on its way of an item, by warehouse: accepted in requisitions that go on, and neither received nor given up. */
export const incomingOf = (tenant: string, item: Sql): Sql => sql`
  (select r.delivery_warehouse_id as warehouse_id,
     sum(greatest(line.accepted_quantity - line.received_quantity - line.closed_short_quantity, 0) * line.factor_to_base) as quantity
   from requisition_lines line join requisitions r on r.tenant_id = ${tenant} and r.id = line.requisition_id
   where line.tenant_id = ${tenant} and line.status = 'active' and line.catalog_item_id in (
       select known.id from catalog_items known
       where known.tenant_id = ${tenant} and (known.id = ${item} or known.duplicate_of_id = ${item} and known.merged_at is not null))
     and r.status not in ('completed', 'cancelled') and r.archived_at is null
   group by r.delivery_warehouse_id)`;
