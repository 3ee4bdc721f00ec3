import { bucketWords } from '../../../../../../nouns/report-words.ts';
import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf } from '../../file-of.ts';
import { moneyWords } from '../../main-figures.ts';
import { payablesInput, payablesReport } from './read-payables.ts';

type Row = Awaited<ReturnType<typeof payablesReport>>['rows'][number];

export const payablesFile = filed({
  name: 'reports.export-payables',
  title: words('Payables', 'Задолженность'),
  input: payablesInput,
  columns: [
    { heading: words('Currency', 'Валюта'), cell: ({ currency }: Row) => currency },
    {
      heading: words('Overdue', 'Срок'),
      width: 30,
      cell: ({ bucket }: Row, language) => bucketWords[bucket][language],
    },
    { heading: words('Owed', 'К оплате'), cell: ({ amount }: Row) => numberCell(amount) },
    { heading: words('Invoices', 'Счетов'), cell: ({ invoices }: Row) => invoices },
    { heading: words('Before', 'До этого'), cell: ({ before }: Row) => numberCell(before) },
  ],
  async read(ctx, input) {
    const { rows } = await payablesReport(ctx, input);
    const main = rows.map(({ bucket, amount, currency }) => ({
      label: bucketWords[bucket],
      value: moneyWords(amount, currency),
    }));
    return { rows, main };
  },
});

export const exportPayables = fileOf(payablesFile);
