import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Page } from '../../../kernel/lists/listing.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { priceLists } from '../price-list.ts';
import { itemListing, priceListItem, priceListItems } from '../price-list-item.ts';

export const listPriceListRows = listQuery({
  name: 'price-lists.list-rows',
  summary: words('List rows of a price list', 'Строки прайс-листа'),
  description:
    'Page by page, whatever the length of the list. `changedIn` equal to `currentVersion` of the list marks what its last change ' +
    'touched, and `previousPrice` is the price before it.',
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: itemListing,
  row: priceListItem.view,
  noun: priceListItem.declared,
  more: { priceListId: id('Price list') },
  async run(ctx, { priceListId: list, ...input }) {
    const priceListId = list as string;
    await priceLists.byId(ctx.db, priceListId);
    return rowPage(ctx, priceListId, input);
  },
});

/** One page of the rows of a list, with the names of their items. */
export async function rowPage(
  ctx: ReadContext,
  priceListId: string,
  input: Readonly<Record<string, unknown>>,
): Promise<Page<PriceListItem>> {
  const columns = priceListItems.columns();
  const page = await listRows(ctx, itemListing, columns, { ...input, priceListId }, (row: PriceListItem) => row);
  return { ...page, items: await priceListItems.complete(ctx.db, page.items) };
}
