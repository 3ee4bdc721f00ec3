import { listQuery } from '../../../kernel/lists/list-query.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { rowPage } from '../operations/list-rows.ts';
import { itemListing, priceListItem } from '../price-list-item.ts';

/** Rows of one list page by page, for exports; `priceListId` is one of their filters. */
export const listFileRows = listQuery({
  name: 'price-lists.list-file-rows',
  summary: words('List rows of a price list for a file', 'Строки прайс-листа для файла'),
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: itemListing,
  row: priceListItem.view,
  run: (ctx, input) => rowPage(ctx, String(input.priceListId), input),
});
