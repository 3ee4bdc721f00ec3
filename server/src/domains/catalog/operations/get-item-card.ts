import { maySee } from '../../../kernel/access/actor.ts';
import { maskOf } from '../../../kernel/access/mask.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { catalogItemCard, pricesOnCard } from '../catalog-item.card.ts';
import { newestPrices, presentObservation } from '../prices/price-observation.row.ts';
import { readStock } from '../stock/item-stock.ts';
import { linksOfItems, presentLinks } from '../suppliers/supplier-link.row.ts';
import { supplierLink } from '../suppliers/supplier-link.ts';
import { getItem } from './get-item.ts';

/** The item with what is known around it. */
export const getItemCard = query({
  name: 'catalog.get-item-card',
  summary: words('Get the card of a catalog item', 'Карточка позиции каталога'),
  description:
    'The item with its suppliers, its newest prices and its stock. Prices need `catalog.cost_read`; `stock` is null for services, and for people without `stock.read`.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ id: id() }),
  output: catalogItemCard,

  async run({ db, actor, ask }, input) {
    const [item, links, prices, stock] = await Promise.all([
      ask(getItem, input),
      linksOfItems(db, [input.id]),
      maySee(actor, 'catalog.cost_read') ? newestPrices(db, input.id, pricesOnCard) : null,
      maySee(actor, 'stock.read') ? readStock(db, actor, input.id) : null,
    ]);
    const ids = [...links, ...(prices ?? [])].flatMap((row) => row.supplier_id ?? []);
    const suppliers = await supplierRefs(db, [...new Set(ids)]);
    return {
      ...item,
      suppliers: presentLinks(links, suppliers).map(maskOf(supplierLink, actor)),
      priceHistory: prices && prices.map((row) => presentObservation(row, suppliers.get(row.supplier_id ?? ''))),
      stock: item.type === 'service' ? null : stock,
    };
  },
});
