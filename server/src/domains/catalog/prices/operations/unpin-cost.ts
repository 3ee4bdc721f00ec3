import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { catalogItem, catalogItems } from '../../catalog-item.ts';
import { endCostChange } from '../end-cost-change.ts';
import { withdrawPrices } from './withdraw-prices.ts';

export const unpinCost = command({
  name: 'catalog.unpin-cost',
  summary: words('Unpin the cost of an item', 'Снять закреплённую себестоимость'),
  description: 'The current cost follows its sources again. Where nothing is pinned, nothing changes.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['resource_archived', 'precondition_failed'],
  input: object({ id: id() }),
  output: catalogItem.view,

  async run(ctx, { id }) {
    const before = await catalogItems.lock(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(catalogItem.noun);
    const { withdrawn } = await ctx.call(withdrawPrices, {
      source: 'manual_pinned',
      sourceEntityType: catalogItem.type,
      sourceEntityId: id,
    });
    return withdrawn === 0 ? catalogItems.show(ctx.actor, before) : endCostChange(ctx, before);
  },
});
