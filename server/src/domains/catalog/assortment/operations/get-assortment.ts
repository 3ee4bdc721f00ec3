import Type from 'typebox';
import { id, nullable, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { categoriesOf } from '../assortment.row.ts';
import { assortmentCategory } from '../assortment-category.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';
import { listAssortmentProducts } from './list-assortment-products.ts';

export const getAssortment = query({
  name: 'catalog.get-assortment',
  summary: words('Get the assortment of a counterparty', 'Получить ассортимент контрагента'),
  description: 'Its categories, and the first page of its products; further pages are at `/assortment/products`.',
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  input: object({ counterpartyId: id('Counterparty') }),
  output: object(
    {
      supplierId: nullable(id('Supplier; empty for who is none')),
      categories: Type.Array(assortmentCategory.view, { title: 'Categories, by name' }),
      products: listAssortmentProducts.output,
    },
    { title: 'Assortment' },
  ),

  async run(ctx, { counterpartyId }) {
    const { supplierId } = await counterpartyInAddress(ctx, counterpartyId);
    const [categories, products] = await Promise.all([
      categoriesOf(ctx.db, supplierId ? [supplierId] : []),
      listAssortmentProducts.run(ctx, { counterpartyId }, undefined),
    ]);
    return { supplierId, categories, products };
  },
});
