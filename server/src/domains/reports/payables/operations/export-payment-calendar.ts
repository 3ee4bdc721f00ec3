import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fileOf } from '../../file-of.ts';
import { calendarInput, calendarReport } from './read-payment-calendar.ts';

type Row = Awaited<ReturnType<typeof calendarReport>>['rows'][number];

export const exportPaymentCalendar = fileOf({
  name: 'reports.export-payment-calendar',
  title: words('Payment calendar', 'Платёжный календарь'),
  input: calendarInput,
  columns: [
    { heading: words('From', 'С'), cell: ({ from }: Row) => from },
    { heading: words('To', 'По'), cell: ({ to }: Row) => to },
    { heading: words('Overdue', 'Просрочено'), cell: ({ overdue }: Row) => overdue },
    { heading: words('Currency', 'Валюта'), cell: ({ currency }: Row) => currency },
    { heading: words('To be paid', 'К оплате'), cell: ({ amount }: Row) => numberCell(amount) },
    { heading: words('Invoices', 'Счетов'), cell: ({ invoices }: Row) => invoices },
  ],
  rows: async (ctx, input) => (await calendarReport(ctx, input)).rows,
});
