import Type from 'typebox';
import { id, longText, measure, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { moveAndShow, stockChanged } from '../answer.ts';
import type { Move } from '../move.ts';
import { keepsReserved, takesReserved } from '../takes-reserved.ts';

export const transferStock = command({
  name: 'catalog.transfer-stock',
  summary: words('Move a catalog item between warehouses', 'Переместить позицию между складами'),
  description:
    'Two movements that share their source: the goods come in at the average cost they left at. What is reserved stays (`stock_reserved`), unless ' +
    '`takesReserved` says so.',
  permission: 'stock.adjust',
  scope: ['catalog.write', 'warehouses.write'],
  input: object({
    itemId: id('Catalog item'),
    fromWarehouseId: id('Warehouse it leaves'),
    toWarehouseId: { ...id('Warehouse it comes to'), examples: ['0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12'] },
    quantity: measure('Quantity in the base unit', { examples: ['3'] }),
    comment: Type.Optional(longText(5_000, 'Comment')),
    takesReserved,
  }),
  output: stockChanged,
  releasesEarly: true,

  async run(ctx, { itemId: catalogItemId, fromWarehouseId, toWarehouseId, quantity, comment, takesReserved }) {
    if (fromWarehouseId === toWarehouseId)
      throw invalidField('/toWarehouseId', 'same_warehouse', words('is the same warehouse', 'тот же самый склад'));
    if (new Exact(quantity).isZero())
      throw invalidField('/quantity', 'minimum', words('must be more than 0', 'должно быть больше 0'), {
        limit: 0,
        above: 0,
      });
    const shared = {
      catalogItemId,
      source: { entityType: 'stock_transfer', entityId: uuidv7() },
      ...(comment !== undefined && { comment }),
    };
    const moves: Move[] = [
      {
        ...shared,
        type: 'transfer_out',
        warehouseId: fromWarehouseId,
        quantity: `-${quantity}`,
        warehouseField: 'fromWarehouseId',
        keepsReserved: keepsReserved(ctx.actor, takesReserved),
      },
      { ...shared, type: 'transfer_in', warehouseId: toWarehouseId, quantity, warehouseField: 'toWarehouseId' },
    ];
    return moveAndShow(ctx, catalogItemId, moves);
  },
});
