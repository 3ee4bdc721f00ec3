import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { catalogItems } from '../../catalog-item.ts';
import { priceHistoryListing } from '../price-observation.list.ts';
import { type ObservationRow, observationColumns, presentObservation } from '../price-observation.row.ts';
import { priceObservation } from '../price-observation.ts';

export const listPriceHistory = listQuery({
  name: 'catalog.list-price-history',
  summary: words('List the prices an item has had', 'История цен позиции'),
  description: 'Every price ever heard, of every source, newest first; those taken back too.',
  permission: 'catalog.cost_read',
  scope: 'catalog.read',
  listing: priceHistoryListing,
  row: priceObservation,
  more: { id: id('Item') },
  async run(ctx, { id: catalogItemId, ...input }) {
    await catalogItems.byId(ctx.db, catalogItemId as string);
    const given = { ...input, catalogItemId };
    const page = await listRows(ctx, priceHistoryListing, observationColumns, given, (row: ObservationRow) =>
      presentObservation(row),
    );
    const suppliers = await supplierRefs(ctx.db, [
      ...new Set(page.items.flatMap(({ supplierId }) => supplierId ?? [])),
    ]);
    return {
      ...page,
      items: page.items.map((one) => ({ ...one, supplierName: suppliers.get(one.supplierId ?? '')?.name ?? null })),
    };
  },
});
