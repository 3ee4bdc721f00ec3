import { bucketWords } from '../../../../../../nouns/report-words.ts';
import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { object } from '../../../../kernel/fields.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fileOf } from '../../file-of.ts';
import { payablesReport } from './read-payables.ts';

type Row = Awaited<ReturnType<typeof payablesReport>>['rows'][number];

export const exportPayables = fileOf({
  name: 'reports.export-payables',
  title: words('Payables', 'Задолженность'),
  input: object({}),
  columns: [
    { heading: words('Currency', 'Валюта'), cell: ({ currency }: Row) => currency },
    {
      heading: words('Overdue', 'Срок'),
      width: 30,
      cell: ({ bucket }: Row, language) => bucketWords[bucket][language],
    },
    { heading: words('Owed', 'К оплате'), cell: ({ amount }: Row) => numberCell(amount) },
    { heading: words('Invoices', 'Счетов'), cell: ({ invoices }: Row) => invoices },
  ],
  rows: async (ctx) => (await payablesReport(ctx)).rows,
});
