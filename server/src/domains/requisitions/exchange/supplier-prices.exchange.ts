import Type from 'typebox';
import { fieldError, invalidField, words } from '../../../kernel/errors.ts';
import { exchange } from '../../../kernel/exchange.ts';
import type { RowParameters } from '../../../kernel/exchange-rows.ts';
import { currency, date, flag, id, integer, measure, object, price, text } from '../../../kernel/fields.ts';
import { dayIn } from '../../../kernel/instant.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { uom } from '../../../kernel/units.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { refuseBlocked, refuseUnusable, supplierRefs } from '../../counterparties/counterparty-refs.ts';
import { readPrices } from '../mail/read-letter.ts';
import { refuseClosed } from '../refuse-change.ts';
import { requisitionById } from '../requisition-by-id.ts';
import { requisitionLine } from '../requisition-line.ts';
import { lineFiles, ofRequisition } from './line-files.ts';
import { matchLineRows } from './match-line-rows.ts';
import { resolveLineRows } from './resolve-line-rows.ts';
import { supplierPriceColumns } from './supplier-price-columns.ts';

const { fields } = requisitionLine;

/** Prices that one supplier tells for the lines of a requisition. They are read, matched and shown; no quote is made of them yet. */
export const supplierPriceExchange = exchange({
  ...lineFiles,
  parent: { ...ofRequisition, admit: admitPrices },
  kind: 'pr_supplier_prices',
  modes: ['upsert'],
  onlyShown: words(
    'Prices of a supplier are shown for comparison and are not applied; enter them as a quote.',
    'Цены поставщика показаны для сверки и не применяются; внесите их предложением поставщика.',
  ),
  title: words('Supplier prices', 'Цены поставщика'),
  columns: supplierPriceColumns,
  input: object({
    supplierSku: Type.Optional(text(100, "Supplier's article")),
    sku: Type.Optional(fields.sku),
    name: Type.Optional(fields.name),
    price: Type.Optional(price('Price')),
    quantity: Type.Optional(fields.quantity),
    uom: Type.Optional(uom()),
    currency: Type.Optional(currency()),
    vatRate: Type.Optional(fields.vatRate),
    vatIncluded: Type.Optional(flag('Price holds VAT')),
    minQuantity: Type.Optional(measure('Least quantity')),
    deliveryDays: Type.Optional(integer('Delivery, days', { minimum: 0, maximum: 3_650 })),
    validTo: Type.Optional(date('Valid until')),
    catalogItemId: Type.Optional(id('Catalog item')),
    chosenItemId: Type.Optional(id('Catalog item chosen')),
  }),

  inputOf({ unit, ...values }, parameters) {
    const plain = Object.entries(values).filter(([field]) => !field.startsWith('custom.'));
    const { currency: named = parameters.currency, ...own } = Object.fromEntries(plain);
    return { ...own, ...(unit !== undefined && { uom: unit }), ...(named !== undefined && { currency: named }) };
  },

  keysOf: () => [],
  resolve: resolveLineRows,
  match: matchLineRows,
  changes: () => true,

  async review(_ctx, rows) {
    const strange = rows.filter(({ before }) => before === null);
    return new Map(strange.map(({ n }) => [n, [ofNoLine]]));
  },

  save: async () => new Set(),
  fromLetter: async (ctx, letter) => readPrices(letter, dayIn((await regionalOf(ctx)).timezone), supplierPriceColumns),
  cellsOf: async () => [],
});

const ofNoLine = fieldError(
  '/name',
  'line_not_found',
  words('is like no line of the requisition: name one', 'не похоже ни на одну строку заявки: укажите её'),
);

/** Prices are somebody's, of a requisition that is still bought for. */
async function admitPrices(ctx: ReadContext, requisitionId: string, _mode: string, { supplierId }: RowParameters) {
  refuseClosed(await requisitionById(ctx.db, requisitionId), true);
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
