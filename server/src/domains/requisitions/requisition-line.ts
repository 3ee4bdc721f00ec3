import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  longText,
  measure,
  nullable,
  object,
  price,
  text,
  version,
} from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { uom } from '../../kernel/values/units.ts';
import { vatRates } from '../../kernel/values/vat.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { coverageFields } from './coverage.ts';

export const supplyCoverage = object(
  {
    ...coverageFields,
    acceptedQuantity: measure('Accepted from suppliers', { examples: ['40'] }),
    remainingQuantity: measure('Without a supplier yet', { examples: ['80'] }),
    suppliers: Type.Array(
      object({ supplierId: id('Supplier'), name: text(255, 'Name'), quantity: measure('Accepted quantity') }),
      { title: 'Who supplies it, by name' },
    ),
  },
  { title: 'The decision alone; what was received is told apart' },
);

const sourceRef = object(
  { jobId: id('Import'), rowId: text(64, 'Row of the import') },
  { title: 'Where it came from' },
);

/** A line: what is needed, and how far it was decided, invoiced and received. Quantities are in its own unit. */
export const requisitionLine = entity({
  type: 'procurement_item',
  noun: words('Requisition line', 'Строка заявки'),
  audience: 'internal',
  displayName: 'name',
  customFieldsOf: 'procurementItem',
  fields: {
    id: id(),
    procurementId: id('Requisition'),
    position: integer('Place among the lines'),
    catalogItemId: nullable(id('Catalog item')),
    sku: nullable(text(100, 'Article', { examples: ['C-500'] })),
    name: text(500, 'Name', { examples: ['Цемент М500'] }),
    itemType: choice(['product', 'service'], 'Product or service'),
    quantity: measure('Quantity', { examples: ['120'] }),
    uom: uom(),
    factorToBase: decimal('Base units of the item in one of the line, as they were when it was written'),
    plannedPrice: nullable(price('Planned price per unit')),
    currency: currency('Currency of the planned price'),
    fxRate: nullable(decimal('One unit of it in the currency of the requisition, when the line was written')),
    plannedAmount: decimal('Planned amount, in the currency of the requisition', { examples: ['49500.00'] }),
    actualAmount: nullable(decimal('Accepted amount with VAT, in the currency of the requisition')),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    requiredAt: nullable(date('Wanted by')),
    sourceSectionName: nullable(text(500, 'Section of the estimate')),
    workType: nullable(text(500, 'Kind of work')),
    needGroupKey: nullable(text(200, 'Need; lines of one key may be bought together')),
    specification: nullable(longText(5_000, 'Specification')),
    manufacturer: nullable(text(255, 'Manufacturer')),
    brand: nullable(text(255, 'Brand')),
    analogsAllowed: flag('Analogs will do'),
    status: choice(['active', 'cancelled'], 'Status'),
    cancelReason: nullable(longText(1_000, 'Why it was cancelled')),
    supplyCoverage,
    invoicedQuantity: measure('Invoiced'),
    receivedQuantity: measure('Received'),
    rejectedQuantity: measure('Sent back at the door'),
    returnedQuantity: measure('Returned to suppliers'),
    closedShortQuantity: measure('Not expected any more'),
    productFields: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Product fields of the portal, by key',
    }),
    customFields: customFieldValues(),
    sourceRef: nullable(sourceRef),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  facts: [],
});

export type RequisitionLine = Type.Static<typeof requisitionLine.view>;
