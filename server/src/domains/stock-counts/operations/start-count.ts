import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { unknownReference, words } from '../../../kernel/problems/errors.ts';
import { catalogCategory, categories } from '../../catalog/categories/category.ts';
import { yearlyNumber } from '../../company/yearly-number.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';
import { takeExpected } from '../lines/take-expected.ts';
import { countKeeping, stockCount, stockCounts } from '../stock-count.ts';

export const startCount = command({
  name: 'stock-counts.start-count',
  summary: words('Begin a stock count', 'Начать инвентаризацию'),
  description:
    'Writes down what lies in the warehouse at this moment, all of it or one category, and waits for what is counted. The warehouse goes on working: what comes and ' +
    'goes meanwhile is taken into account. An item is in one open count of a warehouse at a time (`counted_elsewhere`).',
  ...countKeeping,
  refuses: ['unknown_reference', 'conflict'],
  input: object(stockCount.creation),
  output: stockCount.view,

  async run(ctx, { warehouseId, categoryId = null, isBlind = false, comment = null }) {
    refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'warehouseId');
    if (categoryId !== null && (await categories.byIds(ctx.db, [categoryId])).length === 0)
      throw unknownReference('categoryId', catalogCategory.noun);
    const number = await yearlyNumber(ctx, 'SC', stockCount.type);
    await stockCounts.insert(ctx, { number, warehouseId, categoryId, isBlind, comment });
    await takeExpected(ctx, { id: ctx.newId, warehouseId, categoryId });
    const made = await stockCounts.byId(ctx.db, ctx.newId);
    ctx.record(stockCount.fact('created', made));
    return made;
  },
});
