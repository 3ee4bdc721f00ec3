import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { priceListListing } from '../price-list.list.ts';
import { listColumns, presentList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';

export const listPriceLists = listQuery({
  name: 'price-lists.list-price-lists',
  summary: words('List price lists', 'Список прайс-листов'),
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: priceListListing,
  row: priceList.view,
  run: (ctx, input) => listRows(ctx, priceListListing, listColumns, input, presentList),
});
