import { figureWords } from '../../../../../../nouns/report-words.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { fileOf } from '../../file-of.ts';
import { supplierFigures } from '../figures.ts';
import { supplierReport, supplierReportInput } from './read-suppliers.ts';

type Row = Awaited<ReturnType<typeof supplierReport>>['rows'][number];

const of = words('of how many', 'из скольких');

export const exportSuppliers = fileOf({
  name: 'reports.export-suppliers',
  title: words('Suppliers', 'Поставщики'),
  input: supplierReportInput,
  columns: [
    { heading: words('Supplier', 'Поставщик'), width: 40, cell: ({ name }: Row) => name },
    ...supplierFigures.flatMap((figure) => {
      const { en, ru } = figureWords[figure];
      const share = ({ shares }: Row) => shares.find((one) => one.figure === figure);
      return [
        { heading: words(en, ru), cell: (row: Row) => share(row)?.good ?? null },
        { heading: words(`${en}, ${of.en}`, `${ru}, ${of.ru}`), cell: (row: Row) => share(row)?.all ?? null },
      ];
    }),
  ],
  rows: async (ctx, input) => (await supplierReport(ctx, input)).rows,
});
