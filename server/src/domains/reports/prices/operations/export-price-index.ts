import { numberCell } from '../../../../kernel/exchange/exchange.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { filed, fileOf } from '../../file-of.ts';
import { decimalWords, moneyWords, monthWords } from '../../main-figures.ts';
import { priceIndexInput, priceIndexReport } from './read-price-index.ts';

type Report = Awaited<ReturnType<typeof priceIndexReport>>;
type Row = Report['months'][number] & Pick<Report, 'currency'>;

export const priceIndexFile = filed({
  name: 'reports.export-price-index',
  title: words('Price index', 'Индекс цен'),
  input: priceIndexInput,
  columns: [
    { heading: words('Month', 'Месяц'), cell: ({ month }: Row) => month },
    { heading: words('Index', 'Индекс'), cell: ({ index }: Row) => numberCell(index) },
    { heading: words('Index before', 'Индекс до этого'), cell: ({ before }: Row) => numberCell(before) },
    { heading: words('Cost of the basket', 'Стоимость корзины'), cell: ({ cost }: Row) => numberCell(cost) },
    { heading: words('Currency', 'Валюта'), cell: ({ currency }: Row) => currency },
    { heading: words('Items bought', 'Куплено позиций'), cell: ({ bought }: Row) => bought },
    { heading: words('At the last known price', 'По последней цене'), cell: ({ carried }: Row) => carried },
  ],
  async read(ctx, input) {
    const { months, currency } = await priceIndexReport(ctx, input);
    const last = months.at(-1);
    const cost = last && {
      label: words('Cost of the basket', 'Стоимость корзины'),
      value: moneyWords(last.cost, currency),
    };
    const main = months.map(({ month, index }) => ({ label: monthWords(month), value: decimalWords(index) }));
    return { rows: months.map((row): Row => ({ ...row, currency })), main: [...(cost ? [cost] : []), ...main] };
  },
});

export const exportPriceIndex = fileOf(priceIndexFile);
