import Type from 'typebox';
import type { StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import { type Cell, exchange, numberCell } from '../../../kernel/exchange/exchange.ts';
import { id, measure, object, text } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';
import { listCountLines } from '../lines/operations/list-count-lines.ts';
import { stockCountLine } from '../lines/stock-count-line.ts';
import { mostLines } from '../lines/take-expected.ts';
import { refuseEnded } from '../open-count.ts';
import { stockCounts } from '../stock-count.ts';
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

/** What was counted, in files: the sheet that goes to the shelves comes back with quantities. */
export const stockCountExchange = exchange({
  kind: 'stock_count',
  base: '/api/v1/stock-counts/:id/exchange',
  parent: {
    field: 'id',
    title: 'Stock count',
    find: (ctx, id) => stockCounts.byId(ctx.db, id),
    admit: async (ctx, id) => refuseEnded(await stockCounts.byId(ctx.db, id)),
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
  list: listCountLines,
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
