import Type, { type Static } from 'typebox';
import {
  choice,
  currency,
  decimal,
  flag,
  id,
  integer,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../kernel/fields.ts';
import { uom } from '../../../kernel/values/units.ts';

const stepKinds = ['price', 'tier', 'discount', 'vat_added', 'vat_taken_off', 'rate', 'unit', 'extra_costs'] as const;
const offerFlags = [
  'best_price',
  'best_delivery',
  'expired',
  'no_rate',
  'uom_unknown',
  'needs_reconfirmation',
  'anomaly',
] as const;
export const scenarioKinds = ['cheapest_single', 'cheapest_split', 'fastest'] as const;

/** One step from the price as quoted to the price that is compared. */
const step = object(
  {
    step: choice(stepKinds, 'What was done'),
    operator: choice(['=', '×', '÷', '+'], 'How'),
    figure: decimal('With what: a price, the quantity a tier begins at, a factor, a rate, a share per unit'),
    result: decimal('What came out, to 6 digits; the next step goes on with all of them'),
  },
  { title: 'Step of arithmetic' },
);

const offer = object(
  {
    quoteId: id('Quote'),
    quoteLineId: id('Its line'),
    version: integer('Version of the quote', { minimum: 1 }),
    supplierId: id('Supplier'),
    supplierName: text(500, 'Its name'),
    unitPriceOriginal: price('Price as quoted, of the tier for this quantity'),
    currency: currency('Currency it is quoted in'),
    unitPriceComparable: nullable(
      decimal('Per base unit, in the currency and VAT of the view; null where that is not known'),
    ),
    landedUnitPrice: nullable(decimal('The same with its share of extra costs')),
    lineTotal: nullable(decimal('What the covered quantity costs; with extra costs on the landed basis')),
    deliveryDays: nullable(integer('Days until it is delivered')),
    coversQuantity: measure('How much of the needed quantity is on offer, in the unit of the line'),
    moqIssue: nullable(
      choice(
        ['below_moq', 'not_pack_multiple'],
        'The needed quantity is less than the supplier sells, or not in whole packs',
      ),
    ),
    analog: nullable(object({ name: Type.String(), brand: nullable(Type.String()), sku: nullable(Type.String()) })),
    flags: Type.Array(choice(offerFlags, 'Mark')),
    deltaToBestPct: nullable(decimal('Dearer than the best by so many percent')),
    deltaToLastPaidPct: nullable(decimal('Dearer than last paid by so many percent; cheaper when negative')),
    arithmetic: Type.Array(step),
  },
  { title: 'Offer for a line' },
);

const comparedLine = object(
  {
    itemId: id('Line'),
    name: Type.String({ title: 'Name' }),
    quantity: measure('Needed quantity'),
    uom: uom(),
    baseQuantity: measure('The same in base units'),
    offers: Type.Array(offer),
  },
  { title: 'Compared line' },
);

export const comparedSupplier = object(
  {
    quoteId: id('Quote'),
    supplierId: id('Supplier'),
    supplierName: text(500, 'Its name'),
    quotedLines: integer('Lines with a price', { minimum: 0 }),
    total: nullable(decimal('All that it quoted; null where a rate or a unit is unknown')),
    coveragePct: measure('How much of what is needed it offers, each line alike'),
    totalIfComplete: nullable(decimal('The same, when it offers all of everything and the offer holds today')),
  },
  { title: 'Compared quote' },
);

const scenario = object(
  {
    kind: choice(scenarioKinds, 'What it seeks'),
    total: nullable(
      decimal(
        'What it costs; on the landed basis with the extra costs of every supplier used; null where nothing can be bought',
      ),
    ),
    complete: flag('All lines are covered in full'),
    suppliers: integer('Suppliers used', { minimum: 0 }),
    deliveryDays: nullable(integer('Days until the last delivery; null where one is not known')),
    missing: Type.Array(id('Line'), { title: 'Lines not covered in full' }),
    picks: Type.Array(
      object({
        itemId: id('Line'),
        quoteId: id('Quote'),
        quoteLineId: id('Its line'),
        quantity: measure('In the unit of the line'),
        amount: decimal('Without extra costs'),
      }),
    ),
  },
  { title: 'Scenario' },
);

export const comparison = object(
  { lines: Type.Array(comparedLine), suppliers: Type.Array(comparedSupplier), scenarios: Type.Array(scenario) },
  { title: 'Comparison of quotes' },
);

export type Step = Static<typeof step>;
export type OfferFlag = (typeof offerFlags)[number];
export type Offer = Static<typeof offer>;
export type ComparedLine = Static<typeof comparedLine>;
export type ComparedSupplier = Static<typeof comparedSupplier>;
export type Scenario = Static<typeof scenario>;
export type Comparison = Static<typeof comparison>;
