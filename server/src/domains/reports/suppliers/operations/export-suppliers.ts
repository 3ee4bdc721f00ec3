import { figureWords } from '../../../../../../nouns/report-words.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf } from '../../file-of.ts';
import { supplierFigures } from '../figures.ts';
import { supplierReport, supplierReportInput } from './read-suppliers.ts';

type Row = Awaited<ReturnType<typeof supplierReport>>['rows'][number];

const of = words('of how many', 'из скольких');

export const suppliersFile = filed({
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
  async read(ctx, input) {
    const { rows } = await supplierReport(ctx, input);
    const main = supplierFigures.map((figure) => {
      const shares = rows.flatMap((row) => row.shares.filter((one) => one.figure === figure));
      const [good, all] = [sumOf(shares, 'good'), sumOf(shares, 'all')];
      return { label: figureWords[figure], value: words(`${good} of ${all}`, `${good} из ${all}`) };
    });
    return { rows, main };
  },
});

export const exportSuppliers = fileOf(suppliersFile);

const sumOf = (shares: Row['shares'], name: 'good' | 'all') => shares.reduce((sum, share) => sum + share[name], 0);
