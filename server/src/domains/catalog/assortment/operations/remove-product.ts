import { masked } from '../../../../kernel/access/mask.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { catalogItems } from '../../catalog-item.ts';
import { supplierLink } from '../../suppliers/supplier-link.ts';
import { unlinkManually } from '../../suppliers/unlink-manually.ts';
import { counterpartyInAddress } from '../counterparty-in-address.ts';

export const removeProduct = command({
  name: 'catalog.remove-assortment-product',
  summary: words('Remove a product from an assortment', 'Убрать товар из ассортимента'),
  description:
    'Removes what a person has set. What is known from price lists, quotes, invoices and receipts stays, as does the history.',
  permission: 'counterparties.assortment',
  scope: ['counterparties.write', 'suppliers.write'],
  input: object({ counterpartyId: id('Counterparty'), catalogItemId: id('Item') }),
  output: supplierLink.view,

  async run(ctx, { counterpartyId, catalogItemId }) {
    const { supplierId } = await counterpartyInAddress(ctx, counterpartyId);
    if (supplierId === null) throw notFound(supplierLink.noun);
    await catalogItems.lock(ctx.db, catalogItemId);
    return masked(supplierLink, ctx.actor, await unlinkManually(ctx, catalogItemId, counterpartyId));
  },
});
