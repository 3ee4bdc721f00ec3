import Type from 'typebox';
import { id, measure, nullable, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { openCount } from '../../open-count.ts';
import { stockCount, stockCounts } from '../../stock-count.ts';
import { countLines, shownTo, stockCountLine } from '../stock-count-line.ts';
import { writeCounted } from '../write-counted.ts';

const counted = object({
  catalogItemId: id('Catalog item'),
  countedQuantity: nullable(measure('Counted, in the base unit; null takes it back', { examples: ['37'] })),
  note: Type.Optional(nullable(text(500, 'Note', { examples: ['Два мешка порваны'] }))),
});

export const recordCounted = command({
  name: 'stock-counts.record-counted',
  summary: words('Enter what was counted', 'Внести посчитанное'),
  description:
    'Line by line or many at once; several people may enter at the same time. A quantity that is entered again replaces the one before, at its own ' +
    'moment. An item that nobody expected becomes a line of the count.',
  permission: 'stock.count',
  scope: 'warehouses.write',
  refuses: ['conflict', 'precondition_failed'],
  input: object({ id: id(), lines: Type.Array(counted, { minItems: 1, maxItems: 500, title: 'Lines' }) }),
  output: object({ count: stockCount.view, lines: Type.Array(stockCountLine.view, { title: 'Lines as they stand' }) }),

  async run(ctx, { id, lines: given }) {
    const before = await openCount(ctx, id);
    const ids = await writeCounted(ctx, before, given);
    const tell = { counted: given.length };
    const count = await stockCounts.change(ctx, before, {}, { fact: 'counted', touched: true, tell });
    const lines = await countLines.byIds(ctx.db, ids);
    return { count, lines: lines.map(shownTo(ctx.actor, count)) };
  },
});
