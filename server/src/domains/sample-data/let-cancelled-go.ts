import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Cancelled lines of the portal's own keep the name and the article of a sample item, and no longer name the item: nobody buys it. */
export const letCancelledGo = (db: Db) =>
  db.execute(sql`
    update requisition_lines line set catalog_item_id = null
    from requisitions own, sample_records sample
    where line.tenant_id = ${db.tenant} and own.tenant_id = ${db.tenant} and sample.tenant_id = ${db.tenant}
      and own.id = line.requisition_id and sample.entity_id = line.catalog_item_id
      and (line.status = 'cancelled' or own.status = 'cancelled')`);
