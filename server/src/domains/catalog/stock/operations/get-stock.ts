import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { catalogItems } from '../../catalog-item.ts';
import { noStockOfServices } from '../check-moves.ts';
import { itemStock, readStock } from '../item-stock.ts';

export const getStock = query({
  name: 'catalog.get-stock',
  summary: words('Stock of a catalog item', 'Остатки позиции каталога'),
  description: 'What lies in every warehouse, in the base unit of the item. A service has no stock.',
  permission: 'stock.read',
  scope: ['catalog.read', 'warehouses.read'],
  refuses: ['business_rule_violated'],
  input: object({ itemId: id('Catalog item') }),
  output: itemStock,
  asksAtOnce: true,

  async run(ctx, { itemId }) {
    const [item, stock] = await Promise.all([catalogItems.byId(ctx.db, itemId), readStock(ctx.db, ctx.actor, itemId)]);
    if (item.type === 'service') throw noStockOfServices();
    return stock;
  },
});
