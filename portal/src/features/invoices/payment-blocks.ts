import { type Words, words } from '../../kit/say.ts';
import type { InvoiceCard } from './queries.ts';

export const paymentBlocks: Record<NonNullable<InvoiceCard['paymentBlock']>, Words> = {
  invoice_closed: words('This invoice is not to be paid.', 'Этот счёт не оплачивается.'),
  invoice_on_hold: words('Payment is on hold.', 'Оплата приостановлена.'),
  invoice_not_approved: words('It is paid once it is approved.', 'Оплата — после согласования.'),
  invoice_differs: words(
    'It is paid once the differences from its order are accepted.',
    'Оплата — после того как примут расхождения с заказом.',
  ),
};
