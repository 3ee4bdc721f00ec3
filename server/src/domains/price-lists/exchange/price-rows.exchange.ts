import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { type Cell, exchange, numberCell } from '../../../kernel/exchange/exchange.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { units } from '../../../kernel/values/units.ts';
import { rowPage } from '../operations/list-rows.ts';
import { priceLists } from '../price-list.ts';
import { itemListing, priceListItem } from '../price-list-item.ts';
import { matchPriceRows } from './match-price-rows.ts';
import { keysOfRow, type PriceRow, priceRowInput, rowDiffers } from './price-row.ts';
import { priceRowColumns } from './price-row-columns.ts';
import { resolvePriceRows } from './resolve-price-rows.ts';
import { reviewPriceRows } from './review-price-rows.ts';
import { savePriceRows } from './save-price-rows.ts';

/** Rows of one list page by page, for exports; `priceListId` is one of their filters. */
const listFileRows = listQuery({
  name: 'price-lists.list-file-rows',
  summary: words('List rows of a price list for a file', 'Строки прайс-листа для файла'),
  permission: 'price_lists.read',
  scope: 'price_lists.read',
  listing: itemListing,
  row: priceListItem.view,
  run: (ctx, input) => rowPage(ctx, String(input.priceListId), input),
});

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
  entity: priceListItem,
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

/** A row of a price list as cells of a file. */
const priceRowCells = (row: PriceListItem): Record<string, Cell> => ({
  sku: row.sku,
  name: row.name,
  supplierSku: row.supplierSku,
  supplierName: row.supplierName,
  unit: units.get(row.uom)?.symbol ?? row.uom,
  minQuantity: numberCell(row.minQuantity),
  price: numberCell(row.price),
  isFree: row.isFree ? 'Да' : null,
  discountPercent: numberCell(row.discountPercent),
  vatRate: row.vatRate === 'none' ? 'Без НДС' : row.vatRate,
  batchSize: numberCell(row.batchSize),
  deliveryDays: row.deliveryDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  note: row.note,
});
