import { sql } from '../../kernel/sql/sql.ts';
import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { priceList } from './price-list.ts';
import { priceListItem, priceListItems } from './price-list-item.ts';

const { priceListId: _, ...fields } = priceListItem.declared.fields;

/** Rows in use and out of use, in the order they were added. */
export const linesOfPriceLists: RecordLines = {
  of: priceList.declared,
  line: { fields },
  recordsAtOnce: 1,
  counted: countedIn('price_list_items', 'price_list_id'),
  async read({ db }, ids) {
    const chosen = priceListItems.select(db, sql`line.price_list_id = any(${ids}::uuid[])`);
    const rows = await priceListItems.read(db, sql`${chosen} order by line.price_list_id, line.id`);
    return Map.groupBy(rows, ({ priceListId }) => priceListId);
  },
};
