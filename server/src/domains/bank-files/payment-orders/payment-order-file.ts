import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { date, decimal, id, instant, integer, nullable, object, text, version } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';

const party = (title: string) =>
  object(
    {
      name: text(300, 'Name', { examples: ['ООО «Цементный двор»'] }),
      inn: text(12, 'INN', { examples: ['7736050003'] }),
      kpp: nullable(text(9, 'KPP', { examples: ['773601001'] })),
      account: text(20, 'Settlement account', { examples: ['40702810938000000001'] }),
      bank: text(300, 'Bank'),
      bik: text(9, 'BIK', { examples: ['044525225'] }),
      correspondentAccount: nullable(text(20, 'Correspondent account', { examples: ['30101810400000000225'] })),
    },
    { title },
  );

const order = object(
  {
    invoiceId: id('Invoice'),
    number: integer('Number of the payment order', { minimum: 1 }),
    date: date('Date'),
    amount: decimal('Amount', { examples: ['148500.00'] }),
    payee: party('Payee'),
    purpose: text(210, 'Purpose of the payment', { examples: ['Оплата по счету № СЧ-1045 от 12.11.2026.'] }),
  },
  { title: 'Payment order' },
);

/** Payment orders that were written into one file for the bank. */
export const paymentOrderFile = entity({
  type: 'payment_order_file',
  noun: words('Payment order file', 'Файл платёжных поручений'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    installationId: id('Installation'),
    name: text(100, 'File', { examples: ['1c_to_kl_2026-11-22_15.txt'] }),
    count: integer('Payment orders in it', { minimum: 1 }),
    total: decimal('Their amounts together', { examples: ['148500.00'] }),
    payer: nullable(party('Payer')),
    orders: nullable(Type.Array(order, { title: 'Payment orders' })),
    version: version(),
    createdAt: instant('Created'),
    createdBy: nullable(id('Created by')),
  },
  guarded: { payer: 'counterparties.bank_read', orders: 'counterparties.bank_read' },
  facts: ['created'],
});

export type PaymentOrderFile = Type.Static<typeof paymentOrderFile.view>;
