import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { heldAlready, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { pointWriting, reorderPoint, reorderPoints } from '../reorder-point.ts';
import { settlePoint } from '../settle-point.ts';

export const createPoint = command({
  name: 'recurring.create-point',
  summary: words('Add a reorder point', 'Добавить точку заказа'),
  description:
    'One for each item and warehouse. Quantities are in the base unit of the item. Below `minimum` (on hand, expected by approved requisitions and ' +
    'already proposed, less reserved) as much is proposed as reaches `target`, in multiples of `lot`.',
  ...pointWriting,
  refuses: ['already_exists'],
  input: object(reorderPoint.creation),
  output: reorderPoint.view,

  async run(ctx, input) {
    const made = await reorderPoints.create(ctx, { isActive: true, ...(await settlePoint(ctx, null, input)) });
    if (made) return made;
    const existing = await ctx.db.one<{ id: string }>(sql`
      select id from reorder_points
      where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${input.catalogItemId} and warehouse_id = ${input.warehouseId}`);
    throw heldAlready('/warehouseId', taken, { entityType: 'reorderPoint', entityId: existing.id });
  },
});

const taken = words('already has a reorder point for this item', 'для этой позиции на складе уже есть точка заказа');
