import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { itemColumnNames, type KeyedRow, keyOf } from './price-list-item.input.ts';

const columns = raw(['catalog_item_id', 'uom', ...itemColumnNames].join(', '));

/**
 * Given rows made whole: what a row leaves out comes from the row that is there, or from what is usual. The list is a condition that no
 * index answers: of one that has just filled up all rows would be read for every item.
 */
export async function completed(db: Db, priceListId: string, given: readonly KeyedRow[]): Promise<KeyedRow[]> {
  const items = [...new Set(given.map((row) => row.catalog_item_id))];
  const held = await db.many<KeyedRow>(sql`
    select ${columns} from unnest(${items}::uuid[]) named(id)
    join price_list_items line on line.tenant_id = ${db.tenant} and (line.price_list_id = ${priceListId}) is true and line.catalog_item_id = named.id`);
  const known = new Map(held.map((row) => [keyOf(row), row]));
  return given.map((row) => ({ discount_percent: '0', status: 'active', ...known.get(keyOf(row)), ...row }));
}
