import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fileOf, mostRows } from '../../file-of.ts';
import { spendInput, spendReport } from './read-spend-report.ts';

type Report = Awaited<ReturnType<typeof spendReport>>;
type Row = Report['rows'][number] & Pick<Report, 'currency'>;

export const exportSpend = fileOf({
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
  async rows(ctx, input) {
    const { rows, currency } = await spendReport(ctx, input, input.limit ?? mostRows);
    return rows.map((row): Row => ({ ...row, currency }));
  },
});
