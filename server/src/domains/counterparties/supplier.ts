import Type, { type Static } from 'typebox';
import { choice, currency, id, integer, measure, nullable, object, price } from '../../kernel/fields.ts';

/** How far a supplier is trusted: `warn` is pointed out, the others keep it out of new requests or of everything new. */
export const standings = ['ok', 'warn', 'prevent_rfq', 'prevent_all'] as const;

/** What makes a counterparty a supplier. Its identifier is its own, and outlives the role. */
export const supplier = object(
  {
    supplierId: id(),
    standing: choice(standings, 'Standing'),
    paymentTermsDays: nullable(integer('Payment term, days', { minimum: 0, maximum: 3_650 })),
    defaultCurrency: nullable(currency('Currency of its prices')),
    leadTimeDays: nullable(integer('Lead time, days', { minimum: 0, maximum: 3_650 })),
    minOrderAmount: nullable(price('Least amount of an order')),
    rating: nullable(measure('Rating, 0 to 5', { examples: ['4.5'] })),
  },
  { title: 'Supplier' },
);

export type Supplier = Static<typeof supplier>;

const { properties } = supplier;

export const supplierInput = object(
  {
    standing: Type.Optional(properties.standing),
    paymentTermsDays: Type.Optional(properties.paymentTermsDays),
    defaultCurrency: Type.Optional(properties.defaultCurrency),
    leadTimeDays: Type.Optional(properties.leadTimeDays),
    minOrderAmount: Type.Optional(properties.minOrderAmount),
    rating: Type.Optional(properties.rating),
  },
  { title: 'Supplier terms; the role of supplier is needed' },
);

export type SupplierInput = Static<typeof supplierInput>;
