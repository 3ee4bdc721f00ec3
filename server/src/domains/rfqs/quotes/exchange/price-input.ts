import Type, { type Static } from 'typebox';
import type { RequisitionLine } from '../../../../../../nouns/requisition-line.ts';
import { currency, date, flag, id, integer, measure, object, price, text } from '../../../../kernel/fields.ts';
import { uom } from '../../../../kernel/values/units.ts';
import { requisitionLine } from '../../../requisitions/requisition-line.ts';

const { fields } = requisitionLine;

/** What a row says of the price of one thing. */
export const priceInput = object({
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
});

/** A row, and the line of the requisition that it is about. */
export interface PriceRow {
  n: number;
  input: Static<typeof priceInput>;
  line: RequisitionLine;
}
