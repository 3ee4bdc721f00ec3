import Type from 'typebox';
import { nullable, object } from '../../kernel/fields.ts';
import { catalogItem } from './catalog-item.ts';
import { mergedInto } from './merge/merged-into.ts';
import { priceObservation } from './prices/price-observation.ts';
import { itemStock } from './stock/item-stock.ts';
import { supplierLink } from './suppliers/supplier-link.ts';

/** Prices an item's page shows; the rest is in its price history. */
export const pricesOnCard = 50;

/** An item as its page shows it: the record, and what other tables know of it. */
export const catalogItemCard = object(
  {
    ...catalogItem.fields,
    mergedInto,
    suppliers: Type.Array(supplierLink.view, { title: 'Suppliers, by name' }),
    priceHistory: nullable(
      Type.Array(priceObservation, { title: 'Newest prices, 50 at most; null for who may not see costs' }),
    ),
    stock: nullable(itemStock),
  },
  { title: 'Catalog item card' },
);
