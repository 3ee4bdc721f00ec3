import Type from 'typebox';
import { currency, id, object, price } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { catalogItem, catalogItems } from '../../catalog-item.ts';
import { endCostChange } from '../end-cost-change.ts';
import { recordPrices } from './record-prices.ts';

export const pinCost = command({
  name: 'catalog.pin-cost',
  summary: words('Pin the cost of an item', 'Закрепить себестоимость позиции'),
  description:
    'A pinned cost is the current cost, whatever receipts, invoices and price lists say, until it is unpinned.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['resource_archived', 'precondition_failed'],
  input: object({
    id: id(),
    price: price('Price per base unit'),
    currency: Type.Optional(currency("Currency; the company's own unless given")),
  }),
  output: catalogItem.view,

  async run(ctx, { id, ...cost }) {
    const before = await catalogItems.lock(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(catalogItem.noun);
    const { recorded } = await ctx.call(recordPrices, {
      source: 'manual_pinned',
      sourceEntityType: catalogItem.type,
      sourceEntityId: id,
      observations: [{ catalogItemId: id, ...cost }],
    });
    return recorded === 0 ? catalogItems.show(ctx.actor, before) : endCostChange(ctx, before);
  },
});
