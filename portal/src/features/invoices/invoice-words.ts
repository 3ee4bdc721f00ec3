import { type Words, words } from '../../kit/say.ts';
import type { InvoiceCard, Payment } from './queries.ts';

export const paymentBlocks: Record<NonNullable<InvoiceCard['paymentBlock']>, Words> = {
  invoice_closed: words('This invoice is not to be paid.', 'Этот счёт не оплачивается.'),
  invoice_on_hold: words('Payment is on hold.', 'Оплата приостановлена.'),
  invoice_not_approved: words('It is paid once it is approved.', 'Оплата — после согласования.'),
};

export const methods: Record<Payment['method'], Words> = {
  bank: words('Bank transfer', 'Банк'),
  cash: words('Cash', 'Наличные'),
  card: words('Card', 'Карта'),
  offset: words('Set-off', 'Взаимозачёт'),
};

export const paymentSources: Record<Payment['source'], Words> = {
  manual: words('by hand', 'вручную'),
  bank: words('from a bank statement', 'из выписки'),
  accounting: words('from accounting', 'из бухгалтерии'),
};
