import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { catalogItem } from '../../../catalog/catalog-item.ts';
import { followNaming } from './follow-naming.ts';

/** Spend stands under the category that its item has now. */
export const followItem = followNaming([catalogItem.event('updated')], {
  name: 'reports.follow-item',
  summary: words('Count the spend of an item in its category', 'Учесть расходы по позиции в её категории'),
  stale: ({ tenant }, itemId) => sql`
    line.catalog_item_id = ${itemId} and line.category_id is distinct from
      (select item.category_id from catalog_items item where item.tenant_id = ${tenant} and item.id = ${itemId})`,
});
