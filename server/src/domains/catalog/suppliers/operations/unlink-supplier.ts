import { masked } from '../../../../kernel/access/mask.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { catalogItem, catalogItems } from '../../catalog-item.ts';
import { supplierLink } from '../supplier-link.ts';
import { unlinkManually } from '../unlink-manually.ts';

export const unlinkSupplier = command({
  name: 'catalog.unlink-supplier',
  summary: words('Remove a manual link to a supplier', 'Убрать ручную связь с поставщиком'),
  description:
    'Removes what a person has set. What is known from price lists, quotes, invoices and receipts stays, as does the history.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['resource_archived'],
  input: object({ itemId: id('Item'), counterpartyId: id('Counterparty') }),
  output: supplierLink.view,

  async run(ctx, { itemId, counterpartyId }) {
    const item = await catalogItems.lock(ctx.db, itemId);
    if (item.archivedAt) throw archived(catalogItem.noun);
    return masked(supplierLink, ctx.actor, await unlinkManually(ctx, itemId, counterpartyId));
  },
});
