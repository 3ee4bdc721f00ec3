import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import {
  choice,
  currency,
  flag,
  id,
  instant,
  integer,
  longText,
  nullable,
  object,
  text,
  version,
} from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';
import { vatModes } from '../../kernel/values/vat.ts';
import { rfqLifecycle, rfqStatuses } from './rfq-flow.ts';

export const quoteModes = ['selected_lines', 'all_lines', 'total_only'] as const;

export const reminderPolicy = object(
  {
    enabled: flag('Remind those who did not answer'),
    hoursBefore: Type.Array(integer('Hours before the deadline', { minimum: 1, maximum: 720 }), {
      title: 'When, in hours before the deadline',
      maxItems: 10,
      uniqueItems: true,
    }),
    maxPerRecipient: integer('Most automatic reminders of one supplier', { minimum: 0, maximum: 20 }),
  },
  { title: 'Automatic reminders', examples: [{ enabled: true, hoursBefore: [72, 24], maxPerRecipient: 3 }] },
);

const counts = object(
  {
    items: integer('Positions'),
    recipients: integer('Suppliers, without those whose link was revoked'),
    quoted: integer('Suppliers who have sent a quote'),
    declined: integer('Suppliers who declined'),
  },
  { title: 'What it holds' },
);

/** What suppliers are asked, on what terms and until when. */
export const supplierRfq = entity({
  type: 'supplier_rfq',
  noun: words('Request for quotes', 'Запрос предложений'),
  audience: 'business',
  displayName: 'title',
  fields: {
    id: id(),
    number: text(32, 'Number', { examples: ['RFQ-2026-0001'] }),
    title: text(300, 'Title', { examples: ['Цемент на фундамент корпуса 2'] }),
    procurementId: nullable(id('Requisition it comes from')),
    status: choice(rfqStatuses, 'Status'),
    currency: nullable(currency('Currency that is asked for; null takes any')),
    vatMode: choice(vatModes, 'How prices are asked for: with VAT, without it, or outside it'),
    responseDeadline: nullable(instant('Answers are taken until')),
    deliveryTerms: nullable(longText(2_000, 'Terms of delivery')),
    paymentTerms: nullable(longText(2_000, 'Terms of payment')),
    deliveryAddress: nullable(longText(1_000, 'Address to deliver to')),
    warehouseId: nullable(id('Warehouse to deliver to')),
    message: nullable(longText(10_000, 'What is said to suppliers')),
    allowPartial: flag('Not every position need be quoted'),
    allowAnalogs: flag('Analogs may be offered'),
    allowAlternativeCurrency: flag('Another currency may be used'),
    sealed: flag('Prices are hidden from the buyers until the deadline'),
    unsealedAt: nullable(instant('Prices were opened')),
    quoteMode: choice(quoteModes, 'What a quote must hold: chosen positions, all of them, or a total alone'),
    reminderPolicy,
    responsibleId: nullable(id('Responsible person, who is told when the deadline passes')),
    cancelReason: nullable(longText(1_000, 'Why it was cancelled')),
    revision: integer('Grows with every change of positions or terms after it was sent', { minimum: 1 }),
    sentAt: nullable(instant('Sent')),
    closedAt: nullable(instant('Closed')),
    counts,
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Created by')),
    updatedBy: nullable(id('Changed by')),
  },
  facts: [
    'created',
    'updated',
    'deleted',
    'sent',
    'status_changed',
    'revised',
    'recipients_changed',
    'reminded',
    'viewed',
    'declined',
    'unsealed',
  ],
  lifecycle: rfqLifecycle,
});

export type SupplierRfq = Type.Static<typeof supplierRfq.view>;
