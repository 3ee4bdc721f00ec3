import type Type from 'typebox';
import {
  choice,
  date,
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

export const priceListItemNoun = words('Price list row', 'Строка прайс-листа');

export const priceListItem = object(
  {
    id: id(),
    priceListId: id('Price list'),
    catalogItemId: id('Catalog item'),
    sku: nullable(text(100, "Item's article")),
    name: text(500, "Item's name"),
    supplierSku: nullable(text(100, "Supplier's article")),
    supplierName: nullable(text(500, "Supplier's name of the item")),
    price: price('Price of one unit', { examples: ['412.50'] }),
    isFree: flag('Given for nothing: the price is zero on purpose'),
    uom: uom(),
    minQuantity: measure('From this quantity', { examples: ['1'] }),
    batchSize: nullable(measure('Ordered in multiples of')),
    deliveryDays: nullable(integer('Delivery term, days', { minimum: 0, maximum: 3_650 })),
    validFrom: nullable(date('First day')),
    validTo: nullable(date('Last day')),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    discountPercent: measure('Discount, %', { examples: ['0'] }),
    note: nullable(longText(1_000, 'Note')),
    status: choice(['active', 'archived'], 'Status'),
    changedIn: integer('Version of the list that last touched the row'),
    previousPrice: nullable(price('Price before that; null for a new row')),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  { title: 'Price list row' },
);

export type PriceListItem = Type.Static<typeof priceListItem>;
