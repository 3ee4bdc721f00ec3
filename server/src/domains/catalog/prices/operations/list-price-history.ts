import type { PriceObservation } from '../../../../../../nouns/price-observation.ts';
import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { catalogItems } from '../../catalog-item.ts';
import { priceHistoryListing, priceObservation, priceObservations } from '../price-observation.ts';

export const listPriceHistory = listQuery({
  name: 'catalog.list-price-history',
  summary: words('List the prices an item has had', 'История цен позиции'),
  description: 'Every price ever recorded, of every source, newest first; withdrawn ones too.',
  permission: 'catalog.cost_read',
  scope: 'catalog.read',
  listing: priceHistoryListing,
  row: priceObservation.view,
  noun: priceObservation.declared,
  more: { id: id('Item') },
  async run(ctx, { id: catalogItemId, ...input }) {
    await catalogItems.byId(ctx.db, catalogItemId as string);
    const given = { ...input, catalogItemId };
    const columns = priceObservations.columns();
    const page = await listRows(ctx, priceHistoryListing, columns, given, (row: PriceObservation) => row);
    return { ...page, items: await priceObservations.complete(ctx.db, page.items) };
  },
});
