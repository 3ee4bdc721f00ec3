import Type from 'typebox';
import { object, shownId } from '../../../kernel/fields.ts';
import { rfqRecipient } from './rfq-recipient.ts';

const { fields } = rfqRecipient;

/** A supplier, or a counterparty that becomes one; written to at the given contact and address, or at those that get requests. */
export const newRecipient = object(
  {
    supplierId: Type.Optional(fields.supplierId),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    contactId: Type.Optional(fields.contactId),
    email: Type.Optional(fields.email),
    channel: Type.Optional(fields.channel),
  },
  { title: 'Recipient; named by supplierId or by counterpartyId' },
);

export type RecipientInput = Type.Static<typeof newRecipient>;

export const mostRecipients = 100;
