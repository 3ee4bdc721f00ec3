import { maySee } from '../../../kernel/actor.ts';
import { words } from '../../../kernel/errors.ts';
import { id, nullable, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { itemById, showItem } from '../catalog-item.row.ts';
import { catalogItem } from '../catalog-item.ts';
import { itemStock, readStock } from '../stock/item-stock.ts';

/** The item with what is known around it. */
export const getItemCard = query({
  name: 'catalog.get-item-card',
  summary: words('Get the card of a catalog item', 'Карточка позиции каталога'),
  description: 'The item with its stock; `stock` is null for services, and for people without `stock.read`.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ id: id() }),
  output: object({ ...catalogItem.fields, stock: nullable(itemStock) }, { title: 'Card of a catalog item' }),
  asksAtOnce: true,

  async run({ db, actor }, input) {
    const [item, stock] = await Promise.all([
      itemById(db, input.id),
      maySee(actor, 'stock.read') ? readStock(db, actor, input.id) : null,
    ]);
    return { ...showItem(actor, item), stock: item.type === 'service' ? null : stock };
  },
});
