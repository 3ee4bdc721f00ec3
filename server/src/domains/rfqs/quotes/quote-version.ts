import Type from 'typebox';
import {
  choice,
  country,
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
} from '../../../kernel/fields.ts';
import { uom } from '../../../kernel/values/units.ts';
import { vatModes, vatRates } from '../../../kernel/values/vat.ts';
import { costKinds, costRules } from '../comparison/quoted.ts';

const days = (title: string) => integer(title, { minimum: 0, maximum: 3_650 });

const extraCost = object(
  {
    kind: choice(costKinds, 'What it is for'),
    amount: price('Amount', { examples: ['1500.00'] }),
    currency: currency(),
    allocation: choice(costRules, 'How lines share it'),
  },
  { title: 'Extra cost' },
);

/** What is said of all lines together. */
export const termFields = {
  currency: currency('Currency of the quote'),
  vatMode: choice(vatModes, 'VAT in the prices'),
  documentDate: nullable(date('Date of the quote')),
  validUntil: nullable(date('Last day its prices hold')),
  deliveryDays: nullable(days('Days until delivery, unless a line says otherwise')),
  deliveryTerms: nullable(longText(2_000, 'Terms of delivery')),
  paymentTerms: nullable(longText(2_000, 'Terms of payment')),
  prepaymentPercent: nullable(measure('Prepayment, %', { examples: ['30'] })),
  extraCosts: Type.Array(extraCost, { title: 'Costs beside the lines', maxItems: 20, examples: [[]] }),
  supplierComment: nullable(longText(5_000, 'Comment of the supplier')),
  statedTotal: nullable(price('Total where the request asks for nothing more', { examples: ['120000.00'] })),
};

const tier = object(
  { minQuantity: measure('From this quantity on', { examples: ['100'] }), price: price('Price of one') },
  { title: 'Price tier' },
);

const analog = object(
  {
    name: text(500, 'Name', { examples: ['Цемент М500 Д0'] }),
    brand: nullable(text(200, 'Brand')),
    sku: nullable(text(100, 'Article')),
  },
  { title: 'Analog' },
);

/** What a caller may write of a line. Quantities and prices are in the unit of the line. */
export const offeredFields = {
  rfqItemId: nullable(id('Position of the request')),
  procurementItemId: nullable(id('Line of the requisition')),
  quoted: flag('It is offered'),
  unavailableReason: nullable(longText(1_000, 'Why it is not offered')),
  price: nullable(price('Price of one')),
  isFree: flag('It costs nothing'),
  priceTiers: Type.Array(tier, { title: 'Prices by growing quantity', maxItems: 20, examples: [[]] }),
  quantityOffered: nullable(measure('All there is; null for as much as one likes', { examples: ['100'] })),
  uom: uom('Unit of the supplier, OKEI code'),
  factorToBase: nullable(decimal('Base units in one of it; null where nobody knows', { examples: ['1'] })),
  moq: nullable(measure('Least quantity sold', { examples: ['10'] })),
  packQuantity: nullable(measure('Sold by so many', { examples: ['5'] })),
  vatRate: nullable(choice(vatRates, 'VAT rate')),
  discountPercent: measure('Discount, %', { examples: ['0'] }),
  deliveryDate: nullable(date('Delivered by')),
  deliveryDays: nullable(days('Days until delivery')),
  analog: nullable(analog),
  supplierSku: nullable(text(100, 'Article of the supplier')),
  countryOfOrigin: nullable(country('Country of origin, ISO 3166-1 alpha-2')),
  comment: nullable(longText(2_000, 'Comment')),
};

const amounts = {
  net: nullable(decimal('Without VAT', { examples: ['10000.00'] })),
  vat: nullable(decimal('VAT', { examples: ['2200.00'] })),
  gross: nullable(decimal('With VAT', { examples: ['12200.00'] })),
};

export const quoteTotals = object(amounts, { title: 'Amounts' });

export const quoteLine = object(
  {
    id: id(),
    position: integer('Place among the lines', { minimum: 1 }),
    name: text(500, 'What was asked for'),
    catalogItemId: nullable(id('Catalog item')),
    ...offeredFields,
    quantity: nullable(measure('As much as was asked for and is offered: what the amounts count')),
    amounts: quoteTotals,
  },
  { title: 'Line of a quote' },
);

export const quoteVersion = object(
  {
    n: integer('Number of the version; 0 is the draft', { minimum: 0 }),
    at: instant('Written'),
    rfqRevision: nullable(integer('Revision of the request it answers', { minimum: 1 })),
    submittedBy: nullable(
      object(
        { userId: nullable(id('User')), name: nullable(text(255, 'Name')), email: nullable(text(254, 'E-mail')) },
        { title: 'Who submitted it' },
      ),
    ),
    ...termFields,
    totals: quoteTotals,
    lines: Type.Array(quoteLine, { title: 'Lines, in the order of what was asked for' }),
  },
  { title: 'Version of a quote' },
);

export type QuoteVersion = Type.Static<typeof quoteVersion>;
export type QuoteLineView = QuoteVersion['lines'][number];
export type Amounts = Type.Static<typeof quoteTotals>;

/** A line as it is about to be written: whoever writes it gives the identifier. */
export type OfferedLine = Omit<QuoteLineView, 'id'>;

/** What a version says, apart from when and by whom it was said. */
export type QuoteContent = Omit<QuoteVersion, 'n' | 'at' | 'rfqRevision' | 'submittedBy' | 'lines'> & {
  lines: OfferedLine[];
};
