import { basisWords } from '../../../../../../nouns/report-words.ts';
import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { filed, fileOf, mostRows } from '../../file-of.ts';
import { moneyWords } from '../../main-figures.ts';
import { bases } from '../savings-in.ts';
import { savingsInput, savingsReport } from './read-savings.ts';

type Row = Awaited<ReturnType<typeof savingsReport>>['rows'][number];

export const savingsFile = filed({
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
  async read(ctx, input) {
    const { rows, total, currency } = await savingsReport(ctx, input, input.limit ?? mostRows);
    const main = bases.map((name) => ({
      label: basisWords[name],
      value: moneyWords(new Exact(total[name].base).minus(total[name].chosen).toFixed(), currency),
    }));
    return { rows, main };
  },
});

export const exportSavings = fileOf(savingsFile);
