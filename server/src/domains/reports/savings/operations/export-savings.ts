import { basisWords } from '../../../../../../nouns/report-words.ts';
import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fileOf, mostRows } from '../../file-of.ts';
import { bases } from '../savings-in.ts';
import { savingsInput, savingsReport } from './read-savings.ts';

type Row = Awaited<ReturnType<typeof savingsReport>>['rows'][number];

export const exportSavings = fileOf({
  name: 'reports.export-savings',
  title: words('Savings', 'Экономия'),
  input: savingsInput,
  columns: [
    { heading: words('Requisition', 'Заявка'), cell: ({ number }: Row) => number },
    { heading: words('Title', 'Название'), width: 40, cell: ({ title }: Row) => title },
    ...bases.flatMap((name) => {
      const { en, ru } = basisWords[name];
      return [
        { heading: words(en, ru), cell: (row: Row) => numberCell(row[name].base) },
        { heading: words(`${en}: chosen`, `${ru}: выбрано`), cell: (row: Row) => numberCell(row[name].chosen) },
      ];
    }),
  ],
  rows: async (ctx, input) => (await savingsReport(ctx, input, input.limit ?? mostRows)).rows,
});
