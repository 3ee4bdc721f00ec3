import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { priceLists } from '../price-list.ts';
import { type PriceListVersion, priceListVersion, versionColumns, versionListing } from '../price-list-version.ts';

export const listVersions = listQuery({
  name: 'price-lists.list-versions',
  summary: words('List versions of a price list', 'Версии прайс-листа'),
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: versionListing,
  row: priceListVersion,
  more: { priceListId: id('Price list') },
  async run(ctx, { priceListId: list, ...input }) {
    const priceListId = list as string;
    await priceLists.byId(ctx.db, priceListId);
    return listRows(ctx, versionListing, versionColumns, { ...input, priceListId }, (row: PriceListVersion) => row);
  },
});
