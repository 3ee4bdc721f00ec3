import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf } from '../../file-of.ts';
import { daysInWords, moneyWords } from '../../main-figures.ts';
import { calendarInput, calendarReport } from './read-payment-calendar.ts';

type Row = Awaited<ReturnType<typeof calendarReport>>['rows'][number];

export const calendarFile = filed({
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
  async read(ctx, input) {
    const { rows } = await calendarReport(ctx, input);
    const main = rows.map(({ from, to, amount, currency }) => ({
      label: daysInWords({ from, to }),
      value: moneyWords(amount, currency),
    }));
    return { rows, main };
  },
});

export const exportPaymentCalendar = fileOf(calendarFile);
