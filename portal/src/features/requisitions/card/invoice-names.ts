import { type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';

type Looks<Code extends string> = Readonly<Record<Code, { name: Words; tone: Tone }>>;

export const invoiceStatuses: Looks<
  'received' | 'pending_approval' | 'approved' | 'rejected' | 'disputed' | 'paid' | 'cancelled'
> = {
  received: { name: words('Received', 'Получен'), tone: 'neutral' },
  pending_approval: { name: words('Awaiting approval', 'На согласовании'), tone: 'warning' },
  approved: { name: words('Approved', 'Согласован'), tone: 'accent' },
  rejected: { name: words('Rejected', 'Отклонён'), tone: 'bad' },
  disputed: { name: words('Disputed', 'Спорный'), tone: 'bad' },
  paid: { name: words('Paid', 'Оплачен'), tone: 'good' },
  cancelled: { name: words('Cancelled', 'Отменён'), tone: 'neutral' },
};

export const paymentStatuses: Readonly<Record<'unpaid' | 'partially_paid' | 'paid' | 'overpaid', Words>> = {
  unpaid: words('Not paid', 'Не оплачен'),
  partially_paid: words('Paid in part', 'Оплачен частично'),
  paid: words('Paid', 'Оплачен'),
  overpaid: words('Overpaid', 'Переплата'),
};

export const requestStatuses: Looks<'sent' | 'failed' | 'invoiced' | 'partially_invoiced' | 'cancelled'> = {
  sent: { name: words('Sent', 'Отправлен'), tone: 'accent' },
  failed: { name: words('Not delivered', 'Не доставлен'), tone: 'bad' },
  invoiced: { name: words('Invoiced', 'Счёт получен'), tone: 'good' },
  partially_invoiced: { name: words('Invoiced in part', 'Счёт получен частично'), tone: 'warning' },
  cancelled: { name: words('Cancelled', 'Отменён'), tone: 'neutral' },
};
