import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, date, decimal, id, instant, nullable, object, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { proposal } from './matching/proposal.ts';

export const directions = ['incoming', 'outgoing', 'internal', 'unknown'] as const;

export const documentStatuses = ['unmatched', 'proposed', 'already_paid', 'applied', 'kept'] as const;

const party = (title: string) =>
  object(
    {
      name: nullable(text(500, 'Name', { examples: ['ООО «Цементный двор»'] })),
      inn: nullable(text(12, 'INN', { examples: ['7736050003'] })),
      kpp: nullable(text(9, 'KPP', { examples: ['773601001'] })),
      account: nullable(text(20, 'Settlement account', { examples: ['40702810938000000001'] })),
      bank: nullable(text(300, 'Bank')),
      bik: nullable(text(9, 'BIK', { examples: ['044525225'] })),
      correspondentAccount: nullable(text(20, 'Correspondent account', { examples: ['30101810400000000225'] })),
    },
    { title },
  );

const made = object(
  { invoiceId: id('Invoice'), paymentId: id('Payment'), amount: decimal('Paid', { examples: ['148500.00'] }) },
  { title: 'Payment that was made of it' },
);

/** One movement on an account, as the bank told it. */
export const bankDocument = entity({
  type: 'bank_document',
  noun: words('Bank document', 'Документ выписки'),
  audience: 'internal',
  displayName: 'number',
  fields: {
    id: id(),
    kind: text(100, 'Kind of the document', { examples: ['Платежное поручение'] }),
    number: text(64, 'Number', { examples: ['317'] }),
    date: date('Date'),
    bookedOn: nullable(date('The day the money moved')),
    amount: decimal('Amount', { examples: ['148500.00'] }),
    currency: text(3, 'Currency', { examples: ['RUB'] }),
    direction: choice(directions, 'Whose account it moved, and which way'),
    account: nullable(text(20, 'Account of the company', { examples: ['40702810938000000001'] })),
    counterpartyName: nullable(text(500, 'The other side', { examples: ['ООО «Цементный двор»'] })),
    counterpartyInn: nullable(text(12, 'INN of the other side', { examples: ['7736050003'] })),
    counterpartyId: nullable(id('Counterparty it was matched to')),
    payer: nullable(party('Payer')),
    payee: nullable(party('Payee')),
    purpose: Type.String({ title: 'Purpose of the payment', examples: ['Оплата по счёту № СЧ-1045 от 12.11.2026'] }),
    status: choice(documentStatuses, 'Status'),
    proposal: nullable(proposal),
    payments: Type.Array(made, { title: 'Payments that were made of it' }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
  },
  guarded: {
    account: 'counterparties.bank_read',
    payer: 'counterparties.bank_read',
    payee: 'counterparties.bank_read',
  },
  facts: ['matched', 'applied', 'reopened'],
});

export type BankDocument = Type.Static<typeof bankDocument.view>;
