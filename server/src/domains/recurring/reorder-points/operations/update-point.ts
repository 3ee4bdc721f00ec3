import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { pointWriting, reorderPoint, reorderPoints } from '../reorder-point.ts';
import { settlePoint } from '../settle-point.ts';

const { catalogItemId: _, warehouseId: __, ...change } = reorderPoint.change;

export const updatePoint = command({
  name: 'recurring.update-point',
  summary: words('Change a reorder point', 'Изменить точку заказа'),
  description:
    'Fields left out stay, null clears; the item and the warehouse stay what they are. What was proposed already stays.',
  ...pointWriting,
  refuses: ['version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...change, version: Type.Optional(version()) }),
  output: reorderPoint.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await reorderPoints.open(ctx, id);
    return reorderPoints.change(ctx, before, await settlePoint(ctx, before, input));
  },
});
