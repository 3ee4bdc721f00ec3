import Type from 'typebox';
import { maySee } from '../../../kernel/access/actor.ts';
import { maskOf } from '../../../kernel/access/mask.ts';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { catalogItem } from '../catalog-item.ts';
import { mergedInto } from '../merge/merged-into.ts';
import { newestPrices, priceObservation } from '../prices/price-observation.ts';
import { itemStock, readStock } from '../stock/item-stock.ts';
import { supplierLink, suppliersOfItems } from '../suppliers/supplier-link.ts';
import { getItem } from './get-item.ts';

/** Prices an item's page shows; the rest is in its price history. */
const pricesOnCard = 50;

/** An item as its page shows it: the record, and what other tables know of it. */
const itemCard = object(
  {
    ...catalogItem.fields,
    mergedInto,
    suppliers: Type.Array(supplierLink.view, { title: 'Suppliers, by name' }),
    priceHistory: nullable(
      Type.Array(priceObservation.view, { title: 'Newest prices, 50 at most; null for who may not see costs' }),
    ),
    stock: nullable(itemStock),
  },
  { title: 'Catalog item card' },
);

export const readItemCard = query({
  name: 'catalog.get-item-card',
  summary: words('Get the card of a catalog item', 'Карточка позиции каталога'),
  description:
    'The item with its suppliers, its newest prices and its stock. Prices need `catalog.cost_read`; `stock` is null for services, and for people without `stock.read`.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ id: id() }),
  output: itemCard,

  async run({ db, actor, ask }, input) {
    const [item, suppliers, priceHistory, stock] = await Promise.all([
      ask(getItem, input),
      suppliersOfItems(db, [input.id]),
      maySee(actor, 'catalog.cost_read') ? newestPrices(db, input.id, pricesOnCard) : null,
      maySee(actor, 'stock.read') ? readStock(db, actor, input.id) : null,
    ]);
    return {
      ...item,
      suppliers: suppliers.map(maskOf(supplierLink, actor)),
      priceHistory,
      stock: item.type === 'service' ? null : stock,
    };
  },
});
