import type Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  country,
  currency,
  id,
  instant,
  integer,
  longText,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';
import { recordFields } from '../../kernel/record.ts';
import { uom } from '../../kernel/values/units.ts';
import { vatRates } from '../../kernel/values/vat.ts';
import { customFieldValues } from '../../platform/custom-fields/values-field.ts';
import { externalLinksField } from '../../platform/external-links/links-field.ts';
import { uomConversions } from './units/uom-conversions.ts';

export const catalogItemLifecycle = lifecycle('active', {
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

/** Where a current cost may come from; `prices/current-cost.ts` says which is stronger. */
export const costSources = [
  'manual_pinned',
  'stock_receipt',
  'incoming_invoice',
  'accepted_quote',
  'price_list',
  'supplier_quote',
  'planned',
] as const;

export const plannedCost = object(
  {
    price: price('Price'),
    currency: currency(),
    source: choice(['manual', 'price_list', 'import'], 'Source'),
    updatedAt: instant('Set at'),
  },
  {
    title: 'Planned cost',
    description:
      'What the company counts with until a purchase tells better: the last word of a person, a file or an active supplier price list, ' +
      'as `source` says. A list overwrites a cost set by hand; a cost that must stay is pinned.',
  },
);

export const catalogItem = entity({
  type: 'catalog_item',
  noun: words('Catalog item', 'Позиция каталога'),
  audience: 'stable',
  displayName: 'name',
  customFieldsOf: 'catalogItem',
  fields: {
    id: id(),
    type: choice(['product', 'service'], 'Type'),
    sku: nullable(text(100, 'Article', { examples: ['C-500'] })),
    name: text(500, 'Name', { examples: ['Цемент М500'] }),
    brand: nullable(text(200, 'Brand')),
    manufacturer: nullable(text(200, 'Manufacturer')),
    manufacturerSku: nullable(text(100, "Manufacturer's article")),
    description: nullable(longText(5_000, 'Description')),
    barcode: nullable(
      text(14, 'Barcode', {
        description: 'GTIN of 8, 12, 13 or 14 digits with its check digit.',
        examples: ['4601234567893'],
      }),
    ),
    okpd2: nullable(text(20, 'OKPD2 code')),
    tnved: nullable(text(20, 'Customs code')),
    countryCode: nullable(country('Country of origin, ISO 3166-1 alpha-2')),
    categoryId: nullable(id('Category')),
    baseUom: uom('Base unit, OKEI code: stock, prices and comparisons are counted in it'),
    uomConversions,
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    plannedCost: nullable(plannedCost),
    currentCostPrice: nullable(price('Current cost')),
    currentCostCurrency: nullable(currency('Currency of the current cost')),
    currentCostSource: nullable(choice(costSources, 'Source of the current cost')),
    currentCostUpdatedAt: nullable(instant('Current cost known since')),
    minOrderQty: nullable(measure('Least quantity to order')),
    packQty: nullable(measure('Quantity in a pack')),
    leadTimeDays: nullable(integer('Lead time, days', { minimum: 0, maximum: 3_650 })),
    weightKg: nullable(measure('Weight of one unit, kg')),
    volumeM3: nullable(measure('Volume of one unit, m³')),
    overReceiptPct: nullable(measure('Receipt over the order allowed, %')),
    customFields: customFieldValues(),
    externalLinks: externalLinksField(),
    duplicateOfId: nullable(id('Item it was merged into')),
    mergedAt: nullable(instant('Merged')),
    status: choice(catalogItemLifecycle.statuses, 'Status'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'deleted'],
  businessFacts: ['price_anomaly'],
  lifecycle: catalogItemLifecycle,
  guarded: {
    plannedCost: 'catalog.cost_read',
    currentCostPrice: 'catalog.cost_read',
    currentCostCurrency: 'catalog.cost_read',
    currentCostSource: 'catalog.cost_read',
    currentCostUpdatedAt: 'catalog.cost_read',
  },
});

export type CatalogItem = Type.Static<typeof catalogItem.view>;
