import { type Sql, sql } from '../../kernel/sql/sql.ts';
import type { KeyedRow } from './price-list-item.input.ts';

/**
 * `from …`: each `line` of a list that has an item of one of these rows. The list is a condition that no index answers: of one that has
 * just filled up all rows would be read for every item.
 */
export function rowsOfItems(tenant: string, listId: string, rows: readonly KeyedRow[]): Sql {
  const items = [...new Set(rows.map((row) => row.catalog_item_id))];
  return sql`from unnest(${items}::uuid[]) named(id)
    join price_list_items line on line.tenant_id = ${tenant} and (line.price_list_id = ${listId}) is true and line.catalog_item_id = named.id`;
}
