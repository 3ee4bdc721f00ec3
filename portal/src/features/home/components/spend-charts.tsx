import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { MonthBars } from '../../../kit/chart/month-bars.tsx';
import { showSum } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { showMonth } from '../../../kit/show-month.ts';
import { spendQuery } from '../figures.ts';
import { amountOf, kopecks } from '../month.ts';
import { ChartPanel } from './chart-panel.tsx';
import classes from './spend-charts.module.css';

/** What invoices amount to by month, and the suppliers who get most of it. */
export function SpendCharts() {
  const { portal } = useParams({ from: '/$portal' });
  const { data } = useQuery(spendQuery);
  if (!data) return null;
  const { months, suppliers, currency } = data;
  const whole = months.reduce((sum, { total }) => sum + kopecks(total), 0n);
  const most = Number(suppliers[0]?.total ?? 0);
  return (
    <>
      <ChartPanel
        title={say('Spend', 'Расходы')}
        figure={showSum(amountOf(whole), currency)}
        about={say(
          'Invoices of twelve months by their date, without rejected and cancelled.',
          'Счета за двенадцать месяцев по дате счёта, без отклонённых и отменённых.',
        )}
      >
        <MonthBars
          title={say('Spend by month', 'Расходы по месяцам')}
          bars={months.map(({ month, total, count }) => ({
            label: showMonth(month),
            value: Number(total),
            shown: `${showSum(total, currency)} · ${counted(count, ['invoice', 'invoices'], ['счёт', 'счёта', 'счетов'])}`,
          }))}
        />
      </ChartPanel>
      <ChartPanel
        title={say('Suppliers', 'Поставщики')}
        figure={suppliers[0]?.name ?? '—'}
        about={say('The five with the largest sums of invoices.', 'Пять с наибольшей суммой счетов.')}
      >
        <ol className={classes.suppliers}>
          {suppliers.map(({ counterpartyId, name, total }) => (
            <li key={counterpartyId}>
              <Link className="clip" to={`/${portal}/counterparties/${counterpartyId}` as '/'}>
                {name}
              </Link>
              <span className="number">{showSum(total, currency)}</span>
              <i aria-hidden style={{ width: `${most > 0 ? (Number(total) / most) * 100 : 0}%` }} />
            </li>
          ))}
        </ol>
      </ChartPanel>
    </>
  );
}
