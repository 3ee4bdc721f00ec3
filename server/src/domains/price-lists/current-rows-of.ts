import type { PriceListItem } from '../../../../nouns/price-list-item.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { priceListItems } from './price-list-item.ts';
import { todayOf } from './today.ts';

/** Rows of a list that are in use today, of each item in each unit the one from the least quantity on; at most so many. */
export const currentRowsOf = (db: Db, priceListId: string, most: number): Promise<PriceListItem[]> =>
  priceListItems.read(
    db,
    sql`${priceListItems.select(db, sql`line.price_list_id = ${priceListId}`, currentRows(db, priceListId))}
      order by line.id limit ${most}`,
  );

const currentRows = (db: Db, priceListId: string) => sql`
  (select distinct on (one.catalog_item_id, one.uom) one.* from price_list_items one
   where one.tenant_id = ${db.tenant} and one.price_list_id = ${priceListId} and one.status = 'active'
     and coalesce(one.valid_from, '-infinity') <= ${todayOf(db.tenant)} and coalesce(one.valid_to, 'infinity') >= ${todayOf(db.tenant)}
   order by one.catalog_item_id, one.uom, one.min_quantity, one.id)`;
