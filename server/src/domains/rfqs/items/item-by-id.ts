import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type ItemRow, itemColumns, presentItem } from './rfq-item.row.ts';
import { type RfqItem, rfqItem } from './rfq-item.ts';

/** A position of this request; the request is held, so it stays as it is read. */
export async function itemById(db: Db, rfqId: string, id: string): Promise<RfqItem> {
  const row = await db.first<ItemRow>(sql`
    select ${itemColumns} from supplier_rfq_items item
    where item.tenant_id = ${db.tenant} and item.rfq_id = ${rfqId} and item.id = ${id}`);
  if (!row) throw notFound(rfqItem.noun);
  return presentItem(row);
}
