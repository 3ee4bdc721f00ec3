import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { itemColumnNames, type KeyedRow, keyOf } from './price-list-item.input.ts';
import { rowsOfItems } from './rows-of-items.ts';

const columns = raw(['catalog_item_id', 'uom', ...itemColumnNames].join(', '));

/** Given rows made whole: what a row leaves out comes from the row that is there, or from what is usual. */
export async function completed(db: Db, priceListId: string, given: readonly KeyedRow[]): Promise<KeyedRow[]> {
  const held = await db.many<KeyedRow>(sql`select ${columns} ${rowsOfItems(db.tenant, priceListId, given)}`);
  const known = new Map(held.map((row) => [keyOf(row), row]));
  return given.map((row) => ({ discount_percent: '0', status: 'active', ...known.get(keyOf(row)), ...row }));
}
