import { type Words, words } from '../../kit/say.ts';
import type { Tone } from '../../kit/status.tsx';
import type { Invoice, InvoiceCard, Payment } from './queries.ts';

interface Shown {
  name: Words;
  tone: Tone;
}

export const statuses: Record<Invoice['status'], Shown> = {
  received: { name: words('Received', 'Получен'), tone: 'neutral' },
  pending_approval: { name: words('For approval', 'На согласовании'), tone: 'accent' },
  approved: { name: words('Approved', 'Согласован'), tone: 'good' },
  rejected: { name: words('Rejected', 'Отклонён'), tone: 'bad' },
  disputed: { name: words('Disputed', 'Оспаривается'), tone: 'warning' },
  paid: { name: words('Paid', 'Оплачен'), tone: 'good' },
  cancelled: { name: words('Cancelled', 'Аннулирован'), tone: 'neutral' },
};

export const paymentStatuses: Record<Invoice['paymentStatus'], Shown> = {
  unpaid: { name: words('Not paid', 'Не оплачен'), tone: 'neutral' },
  partially_paid: { name: words('Paid in part', 'Оплачен частично'), tone: 'warning' },
  paid: { name: words('Paid', 'Оплачен'), tone: 'good' },
  overpaid: { name: words('Overpaid', 'Переплата'), tone: 'warning' },
};

export const matchings: Record<Invoice['matching']['status'], Shown> = {
  not_matched: { name: words('Nothing to match with', 'Не с чем сверить'), tone: 'neutral' },
  matched: { name: words('Agrees with the order', 'Сходится с заказом'), tone: 'good' },
  warning: { name: words('Differs a little', 'Есть расхождения'), tone: 'warning' },
  blocked: { name: words('Differs: approval is stopped', 'Расхождения мешают согласовать'), tone: 'bad' },
  overridden: { name: words('Approved in spite of differences', 'Согласован вопреки расхождениям'), tone: 'warning' },
};

type Issue = Invoice['matching']['issues'][number]['code'];

export const issues: Record<Issue, Words> = {
  price_above_decision: words('Price above the chosen one', 'Цена выше выбранной'),
  quantity_above_accepted: words('More than was ordered', 'Больше, чем заказано'),
  quantity_above_received: words('More than was received', 'Больше, чем принято'),
  vat_mismatch: words('Another VAT rate', 'Другая ставка НДС'),
  currency_mismatch: words('Another currency', 'Другая валюта'),
  unknown_line: words('Is not in the requisition', 'Нет в заявке'),
  supplier_mismatch: words('Another supplier was chosen', 'Выбран другой поставщик'),
};

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

export const sources: Record<Invoice['source'], Words> = {
  manual: words('entered by hand', 'внесён вручную'),
  api: words('came over the API', 'получен по API'),
  edo: words('came as an electronic document', 'получен по ЭДО'),
  mail: words('came by mail', 'получен по почте'),
};

export const paymentSources: Record<Payment['source'], Words> = {
  manual: words('by hand', 'вручную'),
  bank: words('from a bank statement', 'из выписки'),
  accounting: words('from accounting', 'из бухгалтерии'),
};
