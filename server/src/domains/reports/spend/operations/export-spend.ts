import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { type Words, words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf, mostRows } from '../../file-of.ts';
import { moneyWords, mostMain } from '../../main-figures.ts';
import { spendInput, spendReport } from './read-spend-report.ts';

type Report = Awaited<ReturnType<typeof spendReport>>;
type Row = Report['rows'][number] & Pick<Report, 'currency'>;

export const spendFile = filed({
  name: 'reports.export-spend',
  title: words('Spend', 'Расходы'),
  input: spendInput,
  columns: [
    { heading: words('Name', 'Название'), width: 40, cell: ({ label }: Row) => label },
    { heading: words('Spent', 'Сумма'), cell: ({ amount }: Row) => numberCell(amount) },
    { heading: words('Currency', 'Валюта'), cell: ({ currency }: Row) => currency },
    { heading: words('Lines of invoices', 'Строк счетов'), cell: ({ lines }: Row) => lines },
    { heading: words('In the period before', 'За период до этого'), cell: ({ before }: Row) => numberCell(before) },
  ],
  async read(ctx, input) {
    const { rows, total, currency } = await spendReport(ctx, input, input.limit ?? mostRows);
    const sum = (label: Words, amount: string) => ({ label, value: moneyWords(amount, currency) });
    return {
      rows: rows.map((row): Row => ({ ...row, currency })),
      main: [
        sum(words('Spent', 'Потрачено'), total.amount),
        sum(words('In the period before', 'За период до этого'), total.before),
        ...rows.slice(0, mostMain).map(({ label, amount }) => sum(words(label, label), amount)),
      ],
    };
  },
});

export const exportSpend = fileOf(spendFile);
