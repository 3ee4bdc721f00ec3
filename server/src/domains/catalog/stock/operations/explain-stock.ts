import { lacksPermission, maySee } from '../../../../kernel/access/actor.ts';
import { choice, id, object } from '../../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { explanation, tellFigure } from '../../../../platform/explain/explanation.ts';
import { averageCostWorking } from '../average-cost-working.ts';
import { stockMovements } from '../stock-movement.ts';
import { getStock } from './get-stock.ts';

/** So many movements are looked back through for the last known average. */
const most = 1_000;

export const explainStock = query({
  name: 'figures.explain-stock',
  summary: words('Stock: explain the average cost', 'Остатки: как получилась средняя себестоимость'),
  description:
    'The average cost in one warehouse: the last movement that tells an average by itself, and what came in since, in the order of recording. ' +
    'Where items were merged the averages were mixed, and `agrees` may be false.',
  permission: getStock.permission,
  scope: getStock.scope,
  refuses: ['not_found', 'forbidden', 'business_rule_violated'],
  input: object({
    itemId: id('Catalog item'),
    warehouseId: id('Warehouse'),
    field: choice(['averageCost'], 'Figure of a warehouse'),
  }),
  output: explanation,

  async run(ctx, { itemId, warehouseId, field }) {
    if (!maySee(ctx.actor, 'catalog.cost_read')) throw lacksPermission('catalog.cost_read');
    const { byWarehouse } = await ctx.ask(getStock, { itemId });
    const held = byWarehouse.find((one) => one.warehouseId === warehouseId);
    if (!held) throw notFound(words('Stock in this warehouse', 'Остаток на этом складе'));
    const told = {
      field,
      label: words('Average cost of a unit', 'Средняя себестоимость единицы'),
      value: held.averageCost,
    };
    if (held.averageCost === null) return tellFigure(ctx, told, null);
    const moved = await movedIn(ctx, itemId, warehouseId);
    return tellFigure(ctx, told, averageCostWorking(held.onHand, moved, held.currency));
  },
});

const movedIn = ({ db }: ReadContext, itemId: string, warehouseId: string) =>
  stockMovements.read(
    db,
    sql`${stockMovements.select(db, sql`movement.catalog_item_id = ${itemId} and movement.warehouse_id = ${warehouseId}`)}
      order by movement.seq desc limit ${most}`,
  );
