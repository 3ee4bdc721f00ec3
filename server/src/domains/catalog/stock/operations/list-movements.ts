import type { StockMovement } from '../../../../../../nouns/stock-movement.ts';
import { maskOf } from '../../../../kernel/access/mask.ts';
import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { catalogItems } from '../../catalog-item.ts';
import { movementListing, stockMovement, stockMovements } from '../stock-movement.ts';

export const listMovements = listQuery({
  name: 'catalog.list-movements',
  summary: words('List stock movements of a catalog item', 'Движения позиции каталога'),
  description: 'The newest first, as they happened; `seq` tells the order in which they were recorded.',
  permission: 'stock.read',
  scope: ['catalog.read', 'warehouses.read'],
  listing: movementListing,
  row: stockMovement.view,
  more: { itemId: id('Catalog item') },

  async run(ctx, { itemId, ...input }) {
    const show = maskOf(stockMovement, ctx.actor);
    const { id: catalogItemId } = await catalogItems.byId(ctx.db, itemId as string);
    const columns = stockMovements.columns();
    return listRows(ctx, movementListing, columns, { ...input, catalogItemId }, (row: StockMovement) => show(row));
  },
});
