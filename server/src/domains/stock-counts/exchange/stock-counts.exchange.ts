import Type from 'typebox';
import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import { type Cell, exchange, numberCell } from '../../../kernel/exchange/exchange.ts';
import { id, measure, object, text } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';
import { countLines, lineListing, shownTo, stockCountLine } from '../lines/stock-count-line.ts';
import { mostLines } from '../lines/take-expected.ts';
import { refuseEnded } from '../open-count.ts';
import { countReading, stockCounts } from '../stock-count.ts';
import { countFileColumns } from './count-file-columns.ts';
import { matchCountRows } from './match-count-rows.ts';
import { resolveCountRows } from './resolve-count-rows.ts';
import { reviewCountRows } from './review-count-rows.ts';
import { saveCountRows } from './save-count-rows.ts';

/** What a row of a file says: an item, by one of its names, and how much of it was counted. */
const countRow = object({
  sku: Type.Optional(text(100, 'Article')),
  barcode: Type.Optional(text(14, 'Barcode')),
  name: Type.Optional(text(500, 'Name')),
  countedQuantity: Type.Optional(measure('Counted')),
  note: Type.Optional(text(500, 'Note')),
  catalogItemId: Type.Optional(id('Catalog item')),
});

/** Lines of one count page by page, for exports; `countId` is one of their filters. */
const listFileLines = listQuery({
  name: 'stock-counts.list-file-lines',
  summary: words('List what is counted for a file', 'Строки инвентаризации для файла'),
  ...countReading,
  listing: lineListing,
  row: stockCountLine.view,
  run: async (ctx, input) =>
    listRows(
      ctx,
      lineListing,
      countLines.columns(),
      input,
      shownTo(ctx.actor, await stockCounts.byId(ctx.db, String(input.countId))),
    ),
});

/** What was counted, in files: the sheet that goes to the shelves comes back with quantities. */
export const stockCountExchange = exchange({
  kind: 'stock_count',
  base: '/api/v1/stock-counts/:countId/exchange',
  parent: {
    field: 'countId',
    title: 'Stock count',
    find: (ctx, countId) => stockCounts.byId(ctx.db, countId),
    admit: async (ctx, countId) => refuseEnded(await stockCounts.byId(ctx.db, countId)),
  },
  tag: 'Stock counts',
  modes: ['upsert'],
  mostRows: mostLines,
  entity: stockCountLine,
  title: words('Stock count', 'Инвентаризация'),
  importing: { permission: 'stock.count', scope: 'warehouses.write' },
  exporting: { permission: 'stock.read', scope: 'warehouses.read' },
  columns: countFileColumns,
  input: countRow,

  inputOf: (values) => ({ ...values }),
  keysOf: ({ catalogItemId }) => (typeof catalogItemId === 'string' ? [`item:${catalogItemId}`] : []),
  resolve: resolveCountRows,
  match: matchCountRows,
  changes: (record, input) => isCountedAnew(record as StockCountLine, input),
  review: reviewCountRows,
  save: saveCountRows,
  list: listFileLines,
  cellsOf: async (_ctx, records) => (records as readonly StockCountLine[]).map(lineCells),
});

/** A row without a quantity counts nothing; the same quantity and note again change nothing. */
function isCountedAnew(line: StockCountLine, { countedQuantity, note }: Readonly<Record<string, unknown>>): boolean {
  if (typeof countedQuantity !== 'string') return false;
  const isSame = line.countedQuantity !== null && new Exact(line.countedQuantity).eq(countedQuantity);
  return !isSame || (note !== undefined && note !== line.note);
}

/** What is expected stands on no sheet: whoever counts should not be told. */
const lineCells = ({ sku, name, uom, countedQuantity, note }: StockCountLine): Record<string, Cell> => ({
  ...{ sku, name, unit: units.get(uom)?.symbol ?? uom, note },
  countedQuantity: numberCell(countedQuantity),
});
