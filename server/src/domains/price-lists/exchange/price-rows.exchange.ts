import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { exchange } from '../../../kernel/exchange/exchange.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { priceLists } from '../price-list.ts';
import { priceListItem } from '../price-list-item.ts';
import { listFileRows } from './list-file-rows.ts';
import { matchPriceRows } from './match-price-rows.ts';
import { keysOfRow, type PriceRow, priceRowInput, rowDiffers } from './price-row.ts';
import { priceRowCells } from './price-row-cells.ts';
import { priceRowColumns } from './price-row-columns.ts';
import { resolvePriceRows } from './resolve-price-rows.ts';
import { reviewPriceRows } from './review-price-rows.ts';
import { savePriceRows } from './save-price-rows.ts';

/** Rows of one price list in files: a supplier's spreadsheet becomes a version of his list. */
export const priceRowExchange = exchange({
  kind: 'price_list',
  base: '/api/v1/price-lists/:priceListId/exchange',
  parent: {
    field: 'priceListId',
    title: 'Price list',
    find: (ctx, priceListId) => priceLists.byId(ctx.db, priceListId),
    admit: refuseArchived,
  },
  tag: 'Price lists',
  modes: ['append', 'upsert', 'replace'],
  mostRows: 20_000,
  card: priceListItem,
  title: words('Price list', 'Прайс-лист'),
  importing: { permission: 'price_lists.update', scope: 'price_lists.write' },
  exporting: { permission: 'price_lists.export', scope: 'price_lists.read' },
  columns: priceRowColumns,
  input: priceRowInput,

  inputOf: ({ unit: uom, ...values }) => ({ ...values, ...(uom !== undefined && { uom }) }),

  keysOf: (input) => keysOfRow(input as PriceRow),
  resolve: resolvePriceRows,
  match: matchPriceRows,
  changes: (record, input) => rowDiffers(record as PriceListItem, input as PriceRow),
  review: reviewPriceRows,
  save: savePriceRows,
  list: listFileRows,
  cellsOf: async (_ctx, records) => (records as readonly PriceListItem[]).map(priceRowCells),
});

async function refuseArchived({ db }: ReadContext, priceListId: string) {
  if ((await priceLists.byId(db, priceListId)).archivedAt)
    throw brokenRule(
      'price_list_archived',
      words('The price list is archived. Restore it first.', 'Прайс-лист в архиве. Сначала верните его.'),
    );
}
