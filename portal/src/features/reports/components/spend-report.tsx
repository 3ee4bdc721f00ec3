import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dimensionWords } from '../../../../../nouns/report-words.ts';
import { MonthBars } from '../../../kit/chart/month-bars.tsx';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMonth } from '../../../kit/show-month.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { spendQuery } from '../queries.ts';
import { type ReportsSearch, spendWays } from '../searches.ts';
import { Change } from './change.tsx';
import { FigureLink } from './figure-link.tsx';
import classes from './report.module.css';
import type { ReportProps } from './report-props.ts';
import { ReportSection } from './report-section.tsx';

interface SpendReportProps extends ReportProps {
  by: NonNullable<ReportsSearch['by']>;
}

/** What was spent, by what it went to, with its months above. */
export function SpendReport({ days, by, kept }: SpendReportProps) {
  const change = useChangeSearch<ReportsSearch>();
  const { data, error } = useQuery(spendQuery(days, by));
  const { data: months } = useQuery(spendQuery(days, 'month'));
  const way = (
    <NativeSelect
      aria-label={say('Looked at by', 'Разрез')}
      value={by}
      onChange={({ currentTarget }) => change({ by: currentTarget.value as SpendReportProps['by'] })}
      data={spendWays.map((value) => ({ value, label: say(dimensionWords[value]) }))}
    />
  );
  const most = Math.max(...(data?.rows ?? []).map(({ amount }) => Number(amount)), 0);
  return (
    <ReportSection
      title={say('Spend', 'Расходы')}
      file="/api/v1/reports/spend/file"
      asked={{ ...days, by }}
      kept={{ report: 'spend', by, ...kept }}
      error={error}
      actions={way}
      countedBy={data && <p>{data.countedBy}</p>}
      counted={data}
    >
      {data && (
        <dl className={classes.figures}>
          <div>
            <dt>{say('Spent', 'Потрачено')}</dt>
            <dd>
              {showSum(data.total.amount, data.currency)} <Change now={data.total.amount} before={data.total.before} />
            </dd>
          </div>
          <div>
            <dt>{say('In the period before', 'За период до этого')}</dt>
            <dd>{showSum(data.total.before, data.currency)}</dd>
          </div>
          {data.alsoIn.map(({ currency, amount }) => (
            <div key={currency}>
              <dt>{say('Besides, without a rate', 'Отдельно, курс неизвестен')}</dt>
              <dd>{showSum(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      {months && months.rows.length > 1 && (
        <div className={classes.chart}>
          <MonthBars
            title={say('Spend by month', 'Расходы по месяцам')}
            bars={months.rows.map(({ key, amount }) => ({
              label: showMonth(key),
              value: Number(amount),
              shown: showSum(amount, months.currency),
            }))}
          />
        </div>
      )}
      {data && (
        <PlainTable
          label={say('Spend', 'Расходы')}
          rows={data.rows}
          idOf={({ key }) => key}
          empty={
            <Empty title={say('Nothing was spent', 'Расходов нет')}>
              {say('No invoices of these months count.', 'За эти месяцы нет счетов, которые учитываются.')}
            </Empty>
          }
          columns={[
            {
              id: 'label',
              header: say(dimensionWords[by]),
              cell: ({ label, amount }) => (
                <>
                  {label}
                  <i
                    aria-hidden
                    className={classes.bar}
                    style={{ width: `${most > 0 ? Math.max((Number(amount) / most) * 100, 0) : 0}%` }}
                  />
                </>
              ),
            },
            {
              id: 'amount',
              header: say('Spent', 'Сумма'),
              align: 'right',
              cell: ({ amount, records }) => (
                <FigureLink records={records}>{showMoney(amount, data.currency)}</FigureLink>
              ),
            },
            {
              id: 'lines',
              header: say('Lines', 'Строк'),
              align: 'right',
              wide: true,
              cell: ({ lines }) => showCount(lines),
            },
            {
              id: 'before',
              header: say('Before', 'До этого'),
              align: 'right',
              wide: true,
              cell: ({ before }) => showMoney(before, data.currency),
            },
            {
              id: 'change',
              header: say('Change', 'Изменение'),
              align: 'right',
              cell: ({ amount, before }) => <Change now={amount} before={before} />,
            },
          ]}
        />
      )}
    </ReportSection>
  );
}
