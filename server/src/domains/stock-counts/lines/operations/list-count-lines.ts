import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { countReading, stockCounts } from '../../stock-count.ts';
import { countLines, lineListing, shownTo, stockCountLine } from '../stock-count-line.ts';

export const listCountLines = listQuery({
  name: 'stock-counts.list-count-lines',
  summary: words('List what is counted', 'Строки инвентаризации'),
  description:
    'What should lie there, what was counted, and the difference. `isCounted=false` finds what is still to be counted. In a blind count that goes on, ' +
    'whoever may not post it is shown no expected quantities.',
  ...countReading,
  listing: lineListing,
  row: stockCountLine.view,
  more: { id: id('Stock count') },

  async run(ctx, { id, ...input }) {
    const count = await stockCounts.byId(ctx.db, id as string);
    const show = shownTo(ctx.actor, count);
    return listRows(ctx, lineListing, countLines.columns(), input, show, [sql`line.count_id = ${id}`]);
  },
});
