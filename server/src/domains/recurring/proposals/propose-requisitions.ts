import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { wholeRequisition } from '../../requisitions/requisition-warnings.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';
import { pointWriting } from '../reorder-points/reorder-point.ts';
import { proposeForWarehouse } from './propose-for-warehouse.ts';
import { warehousesWithPoints } from './warehouses-with-points.ts';

export const proposeRequisitions = command({
  name: 'recurring.propose-requisitions',
  summary: words('Propose requisitions by reorder points', 'Предложить заявки по точкам заказа'),
  description:
    'One draft for each warehouse that is short of something, or for the one that is named. Each line says in `reorder` what its quantity was counted ' +
    'from. What a proposal that is not approved or cancelled yet asks for counts as coming, so that nothing is proposed twice; an empty list says that ' +
    'nothing is short.',
  ...pointWriting,
  input: object({ warehouseId: Type.Optional(id('Warehouse')) }),
  output: object({ items: Type.Array(wholeRequisition, { title: 'Drafts that were made' }) }),

  async run(ctx, { warehouseId }) {
    ctx.nothingChanged();
    if (warehouseId) refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'warehouseId');
    const items = [];
    for (const one of warehouseId ? [warehouseId] : await warehousesWithPoints(ctx.db)) {
      const made = await ctx.call(proposeForWarehouse, { warehouseId: one }, uuidv7());
      if (made) items.push(made);
    }
    return { items };
  },
});
