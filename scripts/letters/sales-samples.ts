import type { Sample } from './sample.ts';

const sent = {
  seller: 'ООО «Уралпромстрой»',
  number: 'УПС-2026-0412',
  title: 'Материалы для кровли корпуса № 3',
  issueDate: '2026-11-25',
  dueDate: '2026-12-09',
  total: '1234567.5',
  currency: 'RUB',
  subject: null,
  message: null,
} as const;

/** Letters about sales invoices, to the customer. */
export const salesSamples: readonly Sample[] = [
  { name: 'sales-invoice-sent', template: 'sales-invoice-sent', variables: sent },
  {
    name: 'sales-invoice-sent-with-words',
    template: 'sales-invoice-sent',
    variables: {
      ...sent,
      title: null,
      dueDate: null,
      subject: 'Счёт на кровельные материалы',
      message: 'Пётр Николаевич, добрый день!\nСчёт во вложении. Отгрузим на следующий день после оплаты.',
    },
  },
];
