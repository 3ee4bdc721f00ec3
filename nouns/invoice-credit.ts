import { decimal, id, instant, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** What of the credit for a return was used against an invoice. What happens to it is told as a fact of the invoice. */
export const invoiceCredit = noun({
  type: 'invoice_credit',
  words: words('Credit used', 'Зачёт возмещения'),
  table: 'invoice_credits',
  alias: 'credit',
  audience: 'internal',
  displayName: 'creditNumber',
  facts: [],
  fields: {
    id: id(),
    invoiceId: id('Invoice', 'Счёт'),
    supplierReturnId: id('Return to a supplier', 'Возврат поставщику').column('return_id').required(),
    returnNumber: text(32, 'Number of the return', 'Номер возврата').computed().example('RT-2026-0001'),
    creditNumber: text(64, 'Number of the credit note', 'Номер корректировочного документа')
      .nullable()
      .computed()
      .example('КС-17'),
    amount: decimal('Used', 'Зачтено').writable().example('366.00').describe('In the currency of the invoice.'),
    createdAt: instant('Created', 'Создано'),
    createdBy: id('Created by', 'Кто создал').nullable(),
  },
});

export type InvoiceCredit = RecordOf<typeof invoiceCredit>;
