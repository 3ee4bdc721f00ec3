import Type, { type Static } from 'typebox';
import {
  choice,
  currency,
  flag,
  id,
  longText,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../../kernel/fields.ts';
import { vatModes, vatRates } from '../../../../kernel/values/vat.ts';

const allocation = object(
  {
    quoteLineId: Type.Optional(nullable(id('Line of the quote that is accepted'))),
    supplierId: Type.Optional(id('Supplier, where there is no quote')),
    price: Type.Optional(price('Price of one unit of the line, where there is no quote')),
    currency: Type.Optional(currency('Its currency, where there is no quote')),
    vatMode: Type.Optional(choice(vatModes, 'VAT in the price; as the company counts unless given')),
    vatRate: Type.Optional(choice(vatRates, 'VAT rate; that of the line, then of the company, unless given')),
    quantity: measure('Quantity, in the unit of the line', { examples: ['10'] }),
    comment: Type.Optional(nullable(text(1_000, 'Comment'))),
  },
  { title: 'Accepted offer: a line of a quote, or a supplier with a price' },
);

const lineDecision = object(
  {
    procurementItemId: id('Line of the requisition'),
    allocations: Type.Array(allocation, {
      title: 'All that is accepted for it; none lets everybody go',
      maxItems: 50,
      examples: [[]],
    }),
  },
  { title: 'Decision on a line' },
);

export const decisionFields = {
  decisions: Type.Array(lineDecision, {
    title: 'Lines that are decided; others keep what they have',
    minItems: 1,
    maxItems: 500,
  }),
  reason: Type.Optional(longText(1_000, 'Why', { examples: ['дешевле с доставкой'] })),
  allowMoqOverride: Type.Optional(flag('Less than the least quantity, and broken packs, are agreed with the supplier')),
  acceptExpired: Type.Optional(
    flag('The supplier keeps to prices whose day is over; needs a reason and the right to approve'),
  ),
};

export type DecisionInput = Static<typeof lineDecision>;
export type AllocationInput = Static<typeof allocation>;

export interface Overrides {
  reason?: string | undefined;
  allowMoqOverride?: boolean | undefined;
  acceptExpired?: boolean | undefined;
}
