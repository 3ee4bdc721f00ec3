import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type ItemRow, itemColumns, presentItem } from './items/rfq-item.row.ts';
import type { RfqItem } from './items/rfq-item.ts';

/** All positions of a request, in their order. */
export async function itemsOf(db: Db, rfqId: string): Promise<RfqItem[]> {
  const rows = await db.many<ItemRow>(sql`
    select ${itemColumns} from supplier_rfq_items item
    where item.tenant_id = ${db.tenant} and item.rfq_id = ${rfqId} order by item.position`);
  return rows.map(presentItem);
}
