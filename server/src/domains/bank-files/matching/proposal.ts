import Type from 'typebox';
import { choice, decimal, flag, id, integer, nullable, object, text } from '../../../kernel/fields.ts';

const evidence = [
  'counterparty_inn',
  'counterparty_account',
  'invoice_number',
  'invoice_date',
  'amount',
  'person',
] as const;

const remarks = [
  'partial',
  'exceeds_what_is_owed',
  'date_differs',
  'amount_alone',
  'several_with_this_number',
  'number_shortened',
  'not_approved',
  'on_hold',
  'already_paid',
] as const;

const allocation = object(
  {
    invoiceId: id('Invoice'),
    number: text(32, 'Number of the invoice with us', { examples: ['INV-2026-0001'] }),
    externalNumber: nullable(text(64, 'Number the supplier gave it')),
    amount: decimal('What the document pays of it', { examples: ['148500.00'] }),
    outstanding: decimal('What was owed of it then', { examples: ['148500.00'] }),
  },
  { title: 'Invoice and what is paid of it' },
);

export type Allocation = Type.Static<typeof allocation>;

const found = object(
  {
    what: choice(evidence, 'What was found'),
    words: Type.String({ title: 'The words it was told by', examples: ['СЧ-1045'] }),
    start: nullable(integer('Where they begin in the purpose')),
    end: nullable(integer('Where they end in the purpose')),
  },
  { title: 'What told it' },
);

export type Found = Type.Static<typeof found>;

/** What a document would pay, how sure that is, and the words it came from. */
export const proposal = object(
  {
    confidence: integer('How sure it is, of 100', { minimum: 0, maximum: 100 }),
    exact: flag('The supplier, the number and the whole amount agree'),
    allocations: Type.Array(allocation, { title: 'Invoices it pays' }),
    foundIn: Type.Array(found, { title: 'What told it' }),
    remarks: Type.Array(choice(remarks, 'Remark'), { title: 'What to look at' }),
  },
  { title: 'Proposed match' },
);

export type Proposal = Type.Static<typeof proposal>;
