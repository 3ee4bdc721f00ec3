import { useQuery } from '@tanstack/react-query';
import { MonthBars } from '../../../kit/chart/month-bars.tsx';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay, showMoney, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMonth } from '../../../kit/show-month.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { FigureLink } from '../components/figure-link.tsx';
import classes from '../components/report.module.css';
import type { ReportProps } from '../components/report-props.ts';
import { ReportSection } from '../components/report-section.tsx';
import { priceIndexQuery } from '../queries.ts';

/** The index of a basket by month; each month opens the prices it took. */
export function IndexReport({ basketId, days, kept }: ReportProps & { basketId: string }) {
  const { data, error } = useQuery(priceIndexQuery(basketId, days));
  const bars = (data?.months ?? []).map(({ month, index }) => ({
    ...{ label: showMonth(month), value: Number(index), shown: showQuantity(index) },
  }));
  return (
    <ReportSection
      title={say('Price index', 'Индекс цен')}
      file="/api/v1/reports/price-index/file"
      asked={{ basketId, from: days.from, to: days.to }}
      kept={{ report: 'price_index', basketId, ...kept }}
      error={error}
      countedBy={
        data && (
          <>
            <p>{data.countedBy}</p>
            {data.leftOut.length > 0 && (
              <p>
                {say('Left out for want of a price', 'Не участвуют, так как нет цены')}:{' '}
                {data.leftOut.map(({ name }) => name).join(', ')}.
              </p>
            )}
          </>
        )
      }
      counted={data}
    >
      {bars.length > 1 && (
        <div className={classes.chart}>
          <MonthBars title={say('Price index by month', 'Индекс цен по месяцам')} bars={bars} />
        </div>
      )}
      {data && (
        <PlainTable
          label={say('Price index', 'Индекс цен')}
          rows={data.months}
          idOf={({ month }) => month}
          empty={
            <Empty title={say('No prices', 'Цен нет')}>
              {say(
                `Nothing of the basket was bought up to its base month, ${showDay(data.baseMonth)}, or the period is before it.`,
                `К базовому месяцу (${showDay(data.baseMonth)}) ничего из корзины не покупали, или период раньше него.`,
              )}
            </Empty>
          }
          columns={[
            {
              id: 'month',
              header: say('Month', 'Месяц'),
              cell: ({ month }) => `${showMonth(month)} ${month.slice(0, 4)}`,
            },
            {
              id: 'index',
              header: say('Index', 'Индекс'),
              align: 'right',
              cell: ({ index, records }) => <FigureLink records={records}>{showQuantity(index)}</FigureLink>,
            },
            {
              id: 'before',
              header: say('Before', 'До этого'),
              align: 'right',
              wide: true,
              cell: ({ before }) => (before === null ? '—' : showQuantity(before)),
            },
            {
              id: 'cost',
              header: say('Cost of the basket', 'Стоимость корзины'),
              align: 'right',
              cell: ({ cost }) => showMoney(cost, data.currency),
            },
            {
              id: 'bought',
              header: say('Bought', 'Куплено'),
              align: 'right',
              wide: true,
              cell: ({ bought, carried }) =>
                say(
                  `${showCount(bought)} of ${showCount(bought + carried)}`,
                  `${showCount(bought)} из ${showCount(bought + carried)}`,
                ),
            },
          ]}
        />
      )}
    </ReportSection>
  );
}
