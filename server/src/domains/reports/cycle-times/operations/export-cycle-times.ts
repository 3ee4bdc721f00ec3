import { stepWords } from '../../../../../../nouns/report-words.ts';
import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf } from '../../file-of.ts';
import { daysWords } from '../../main-figures.ts';
import { cycleTimesInput, cycleTimesReport } from './read-cycle-times.ts';

type Row = Awaited<ReturnType<typeof cycleTimesReport>>['rows'][number];

export const cycleTimesFile = filed({
  name: 'reports.export-cycle-times',
  title: words('Cycle times', 'Сроки закупки'),
  input: cycleTimesInput,
  columns: [
    { heading: words('Step', 'Этап'), width: 40, cell: ({ step }: Row, language) => stepWords[step][language] },
    { heading: words('Requisitions', 'Заявок'), cell: ({ requisitions }: Row) => requisitions },
    { heading: words('Median, days', 'Медиана, дней'), cell: ({ median }: Row) => numberCell(median) },
    { heading: words('Nine of ten, days', 'Девять из десяти, дней'), cell: ({ p90 }: Row) => numberCell(p90) },
    { heading: words('Median before, days', 'Медиана до этого, дней'), cell: ({ before }: Row) => numberCell(before) },
  ],
  async read(ctx, input) {
    const { rows } = await cycleTimesReport(ctx, input);
    return { rows, main: rows.map(({ step, median }) => ({ label: stepWords[step], value: daysWords(median) })) };
  },
});

export const exportCycleTimes = fileOf(cycleTimesFile);
