import { type InboundOperation, mappedEvent, mappedResult } from '../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { getItem } from '../../catalog/operations/get-item.ts';
import { countStock } from '../../catalog/stock/count-stock.ts';
import { listWarehouses } from '../../warehouses/warehouse.ts';
import { itemOfEvent } from '../item-of-event.ts';
import { namedBy } from '../named-by.ts';

/** What lies in a warehouse, as the other system counts it: reported twice, it moves once. */
export const stockSet: InboundOperation = {
  name: 'stock.set',
  targets: ['sku', 'warehouse', 'quantity', 'comment'],
  matchBy: ['sku'],
  finds: 'link_or_match',
  command: command({
    name: 'inbound.count-item',
    summary: words('Make the stock of an item what an event says', 'Установить остаток позиции по событию'),
    permission: 'stock.adjust',
    scope: null,
    input: mappedEvent,
    output: mappedResult,

    async run(ctx, event) {
      const catalogItemId = await itemOfEvent(ctx, event);
      const warehouseId = await namedBy(ctx, event, 'warehouse', { list: listWarehouses, fields: ['code', 'name'] });
      const { quantity, comment } = event.values;
      if (typeof quantity !== 'string' || !/^\d{1,15}(\.\d{1,6})?$/.test(quantity)) throw noQuantity();
      const said = typeof comment === 'string' ? comment : 'Остаток по данным учётной системы';
      const moved = await countStock(ctx, [{ catalogItemId, warehouseId, counted: quantity }], {
        reason: 'inventory',
        comment: said,
      });
      if (moved === 0) ctx.nothingChanged();
      const { name } = await ctx.ask(getItem, { id: catalogItemId });
      return {
        result: moved === 0 ? 'unchanged' : 'updated',
        entityType: catalogItem.type,
        entityId: catalogItemId,
        displayName: name,
      } as const;
    },
  }),
};

const noQuantity = () =>
  invalidField(
    '/quantity',
    'type',
    words(
      'must be the quantity in stock: a number, not negative, with at most six decimals',
      'должно быть количеством на складе: неотрицательное число, не больше шести знаков после запятой',
    ),
  );
