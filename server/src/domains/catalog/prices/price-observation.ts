import type Type from 'typebox';
import {
  choice,
  currency,
  date,
  flag,
  id,
  instant,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../kernel/fields.ts';
import { uom } from '../../../kernel/values/units.ts';
import { vatModes, vatRates } from '../../../kernel/values/vat.ts';

/** Where a price was heard. */
export const priceSources = [
  'manual',
  'manual_pinned',
  'price_list',
  'quote',
  'accepted_quote',
  'invoice',
  'receipt',
  'import',
  'integration',
] as const;

export type PriceSource = (typeof priceSources)[number];

/** One price of an item as it was once told. What is recorded never changes; it is only taken back. */
export const priceObservation = object(
  {
    id: id(),
    catalogItemId: id('Item'),
    supplierId: nullable(id('Supplier')),
    supplierName: nullable(text(255, 'Supplier')),
    price: price('Price, per unit'),
    currency: currency(),
    uom: uom(),
    basePrice: price('The same per base unit of the item'),
    costPrice: price('The same as the company counts its costs, with or without VAT'),
    quantityFrom: nullable(measure('Quantity from which it is given')),
    vatMode: nullable(choice(vatModes, 'VAT in the price')),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    source: choice(priceSources, 'Source'),
    sourceEntityType: text(64, 'Kind of the record that told it', { examples: ['price_list'] }),
    sourceEntityId: id('Record that told it'),
    effectiveAt: instant('Holds from'),
    validTo: nullable(date('Last day it holds')),
    recordedAt: instant('Recorded'),
    isAnomaly: flag('Strayed far from the prices before it'),
    withdrawnAt: nullable(instant('Taken back, or told anew by its source')),
  },
  { title: 'Price observation' },
);

export type PriceObservation = Type.Static<typeof priceObservation>;
