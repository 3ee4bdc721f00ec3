import type { StockCount } from '../../../../nouns/stock-count.ts';
import { countedIn, type RecordLines } from '../../platform/registers/record-lines.ts';
import { linesByCount, shownTo, stockCountLine } from './lines/stock-count-line.ts';
import { stockCount } from './stock-count.ts';

const { countId: _, warehouseId: __, ...fields } = stockCountLine.declared.fields;

export const linesOfStockCounts: RecordLines<StockCount> = {
  of: stockCount.declared,
  line: { fields },
  counted: countedIn('stock_count_lines', 'count_id'),
  async read({ db, actor }, ids, counts) {
    const byCount = await linesByCount(db, ids);
    return new Map(counts.map((count) => [count.id, (byCount.get(count.id) ?? []).map(shownTo(actor, count))]));
  },
};
