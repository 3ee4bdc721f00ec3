import type Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, id, instant, integer, longText, nullable, text, version } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recipientLifecycle, recipientStatuses } from './recipient-flow.ts';

const channels = ['email', 'link', 'messenger'] as const;

/** A supplier who is asked. The link he answers by is known to him alone. */
export const rfqRecipient = entity({
  type: 'supplier_rfq_recipient',
  noun: words('Recipient of a request for quotes', 'Получатель запроса предложений'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    rfqId: id('Request for quotes'),
    supplierId: id('Supplier'),
    counterpartyId: id('Counterparty'),
    name: text(255, 'Name', { examples: ['ООО «Цементный двор»'] }),
    contactId: nullable(id('Contact of the counterparty')),
    contactName: nullable(text(200, 'Whom the letter greets')),
    email: nullable(text(254, 'E-mail', { examples: ['petrova@cement.ru'] })),
    channel: choice(channels, 'How he gets the link'),
    status: choice(recipientStatuses, 'Status'),
    sentAt: nullable(instant('Sent')),
    lastError: nullable(longText(500, 'Why the last letter was not delivered')),
    firstViewedAt: nullable(instant('First viewed')),
    viewCount: integer('Times viewed'),
    remindersSent: integer('Reminders sent'),
    lastRemindedAt: nullable(instant('Last reminded')),
    quoteId: nullable(id('His quote')),
    declineReason: nullable(longText(1_000, 'Why he declined')),
    linkExpiresAt: nullable(instant('His link opens until')),
    revision: integer('Revision he was last told of; 0 before the first letter'),
    version: version(),
    createdAt: instant('Added'),
    updatedAt: instant('Changed'),
  },
  facts: [],
  lifecycle: recipientLifecycle,
});

export type RfqRecipient = Type.Static<typeof rfqRecipient.view>;
