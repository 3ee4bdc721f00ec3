import Type, { type Static } from 'typebox';
import { verdicts } from '../../../../../nouns/approval-flow.ts';
import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  integer,
  measure,
  nullable,
  object,
  price,
  text,
} from '../../../kernel/fields.ts';
import { uom } from '../../../kernel/values/units.ts';
import { vatModes, vatRates } from '../../../kernel/values/vat.ts';

const answers = ['quoted', 'declined', 'silent'] as const;

const asked = object(
  {
    supplierId: id('Supplier'),
    name: text(500, 'Its name'),
    sentAt: nullable(instant('Sent')),
    firstViewedAt: nullable(instant('First viewed')),
    answer: choice(answers, 'What it answered'),
    answeredAt: nullable(instant('When it quoted first')),
    declineReason: nullable(Type.String({ title: 'Why it declined' })),
  },
  { title: 'Supplier who was asked' },
);

const request = object(
  {
    id: id('Request for quotes'),
    number: text(32, 'Number'),
    revision: integer('Revision', { minimum: 1 }),
    sentAt: nullable(instant('Sent')),
    responseDeadline: nullable(instant('Answers are awaited until')),
    asked: Type.Array(asked, { title: 'Suppliers who were asked' }),
  },
  { title: 'Request for quotes that went out' },
);

const offer = object(
  {
    quoteId: id('Quote'),
    quoteNumber: text(32, 'Number of the quote'),
    quoteVersion: integer('Version of the quote', { minimum: 1 }),
    supplierId: id('Supplier'),
    supplierName: text(500, 'Its name'),
    price: price('Price as quoted, of the tier for this quantity'),
    currency: currency('Currency it is quoted in'),
    comparablePrice: nullable(decimal('Per base unit, in the currency and VAT of the comparison')),
    lineTotal: nullable(decimal('What the covered quantity costs')),
    coversQuantity: measure('How much of the needed quantity is on offer, in the unit of the line'),
  },
  { title: 'Offer as it was compared' },
);

const comparedLine = object(
  {
    itemId: id('Line of the requisition'),
    name: Type.String({ title: 'Name' }),
    quantity: measure('Needed quantity'),
    uom: uom(),
    offers: Type.Array(offer, { title: 'Offers' }),
  },
  { title: 'Compared line' },
);

const decision = object(
  {
    id: id('Accepted quantity'),
    itemId: id('Line of the requisition'),
    supplierId: id('Supplier'),
    supplierName: text(500, 'Its name'),
    quoteId: nullable(id('Quote')),
    quoteVersion: nullable(integer('Version of the quote', { minimum: 1 })),
    quantity: measure('Accepted quantity'),
    price: price('Accepted price per unit'),
    currency: currency('Currency of the price'),
    fxRate: decimal('One unit of it in the currency of the requisition, when the line was written'),
    vatMode: choice(vatModes, 'VAT in the price'),
    vatRate: nullable(choice(vatRates, 'VAT rate')),
    amount: decimal('With VAT, in the currency of the requisition'),
    decidedAt: instant('Decided'),
    decidedBy: nullable(Type.String({ title: 'Who decided' })),
    comment: nullable(Type.String({ title: 'Why' })),
  },
  { title: 'Decision on a line' },
);

const verdict = object(
  {
    step: nullable(Type.String({ title: 'Name of the step' })),
    verdict: choice(Object.keys(verdicts) as Array<keyof typeof verdicts>, 'Verdict'),
    by: Type.String({ title: 'Name' }),
    comment: nullable(Type.String({ title: 'Comment' })),
    decidedAt: instant('Decided'),
  },
  { title: 'Word of an approver' },
);

/** All that a protocol attests; its digest is that of its canonical JSON. */
export const protocolContent = object(
  {
    requisition: object(
      {
        id: id('Requisition'),
        number: text(32, 'Number'),
        title: text(300, 'Title'),
        currency: currency('Currency of the requisition'),
        plannedTotal: decimal('Planned total'),
        actualTotal: nullable(decimal('Actual total')),
      },
      { title: 'Requisition' },
    ),
    requests: Type.Array(request, { title: 'Requests for quotes that went out' }),
    comparison: object(
      {
        currency: currency('Currency of the comparison'),
        vat: choice(['with', 'without'], 'With VAT or without'),
        rateDate: date('Day whose exchange rates count'),
        rates: Type.Array(
          object({ currency: currency(), rate: decimal('One unit of it in the currency of the comparison') }),
          { title: 'Exchange rates of the comparison' },
        ),
        lines: Type.Array(comparedLine, { title: 'Lines with their offers' }),
      },
      { title: 'Comparison as of the day of the decision' },
    ),
    decisions: Type.Array(decision, { title: 'Decisions that stand, the earliest first' }),
    approvals: Type.Array(verdict, { title: 'Words of those who approve the requisition, the earliest first' }),
  },
  { title: 'Content of a protocol' },
);

export type ProtocolContent = Static<typeof protocolContent>;
