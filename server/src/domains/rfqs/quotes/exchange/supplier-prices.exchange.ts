import { authorize } from '../../../../kernel/access/actor.ts';
import { exchange } from '../../../../kernel/exchange/exchange.ts';
import type { RowParameters, SavedImport, SavedRow, WrittenRows } from '../../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext, WriteContext } from '../../../../kernel/operation.ts';
import { invalidField, words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { refuseBlocked, refuseUnusable, supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { lineFiles, ofRequisition } from '../../../requisitions/exchange/line-files.ts';
import { matchLineRows } from '../../../requisitions/exchange/match-line-rows.ts';
import { resolveLineRows } from '../../../requisitions/exchange/resolve-line-rows.ts';
import { supplierPriceColumns } from '../../../requisitions/exchange/supplier-price-columns.ts';
import { readPrices } from '../../../requisitions/mail/read-letter.ts';
import { refuseClosed } from '../../../requisitions/refuse-change.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { enterQuote } from '../enter-quote.ts';
import { addRequisitionQuote } from '../operations/add-requisition-quote.ts';
import { supplierQuote } from '../supplier-quote.ts';
import { contentOfRows } from './content-of-rows.ts';
import { type PriceRow, priceInput } from './price-input.ts';
import { reviewPriceRows } from './review-price-rows.ts';

/** Prices of one supplier for the lines of a requisition, in a file or a letter: applied, they become one quote. */
export const supplierPriceExchange = exchange({
  ...lineFiles,
  parent: { ...ofRequisition, admit: admitPrices },
  kind: 'pr_supplier_prices',
  modes: ['upsert'],
  title: words('Supplier prices', 'Цены поставщика'),
  columns: supplierPriceColumns,
  input: priceInput,

  inputOf({ unit, ...values }, parameters) {
    const { currency: named = parameters.currency, ...own } = values;
    return { ...own, ...(unit !== undefined && { uom: unit }), ...(named !== undefined && { currency: named }) };
  },

  keysOf: () => [],
  apart: ({ minQuantity = '0' }) => new Exact(minQuantity as string).toFixed(),
  resolve: resolveLineRows,
  match: matchLineRows,
  changes: () => true,
  review: reviewPriceRows,
  save: savePriceRows,
  fromLetter: async (ctx, letter, columns) => readPrices(letter, dayIn((await regionalOf(ctx)).timezone), columns),
  cellsOf: async () => [],
});

/** Prices are somebody's, of a requisition that is still bought for, and become a quote of who may enter one. */
async function admitPrices(ctx: ReadContext, requisitionId: string, _mode: string, { supplierId }: RowParameters) {
  authorize(ctx.actor, addRequisitionQuote);
  refuseClosed(await requisitions.byId(ctx.db, requisitionId), true);
  if (!supplierId)
    throw invalidField(
      '/supplierId',
      'required',
      words('is required: say whose prices they are', 'обязательно: укажите, чьи это цены'),
    );
  const supplier = (await supplierRefs(ctx.db, [supplierId])).get(supplierId);
  refuseUnusable(supplier, 'supplierId');
  refuseBlocked(supplier);
}

/** Makes one quote of all rows, which applies at once; where it cannot be made, nothing is. */
async function savePriceRows(
  ctx: WriteContext,
  rows: readonly SavedRow[],
  { parentId, parameters: { supplierId } }: SavedImport,
): Promise<WrittenRows> {
  const told = rows.map(({ n, input, before }) => ({ n, input, line: before }) as PriceRow);
  const { quote } = await enterQuote(ctx, {
    requisitionId: parentId ?? '',
    supplier: { supplierId },
    source: 'import',
    given: contentOfRows(told),
  });
  return { rows: new Set(rows.map(({ n }) => n)), made: { entityType: supplierQuote.type, entityId: quote.id } };
}
