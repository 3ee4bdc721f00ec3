import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
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
