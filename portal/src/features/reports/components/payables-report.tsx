import { useQuery } from '@tanstack/react-query';
import { bucketWords } from '../../../../../nouns/report-words.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showDay, showMoney, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { type CalendarRow, calendarQuery, type DueDays, type PayablesRow, payablesQuery } from '../queries.ts';
import { Change } from './change.tsx';
import { FigureLink } from './figure-link.tsx';
import classes from './report.module.css';
import { ReportSection } from './report-section.tsx';

type Sum = Pick<PayablesRow, 'currency' | 'amount' | 'invoices' | 'records'>;

const sumColumns = () => [
  {
    id: 'amount',
    header: say('To be paid', 'К оплате'),
    align: 'right' as const,
    cell: ({ amount, currency, records }: Sum) => (
      <FigureLink records={records}>{showMoney(amount, currency)}</FigureLink>
    ),
  },
  {
    id: 'invoices',
    header: say('Invoices', 'Счетов'),
    align: 'right' as const,
    cell: ({ invoices }: Sum) => showCount(invoices),
  },
];

/** What is to be paid: how old it is, and when. */
export function PayablesReport({ due }: { due: DueDays }) {
  const ages = useQuery(payablesQuery(due));
  const calendar = useQuery(calendarQuery(due));
  const nothing = (
    <Empty title={say('Nothing is owed', 'Задолженности нет')}>
      {say('All invoices that stand are paid.', 'Все действующие счета оплачены.')}
    </Empty>
  );
  return (
    <div className={classes.stack}>
      <ReportSection
        title={say('Payables by age', 'Задолженность по срокам')}
        file="/api/v1/reports/payables/file"
        asked={due}
        kept={{ report: 'payables', ...due }}
        error={ages.error}
        countedBy={ages.data && <p>{ages.data.countedBy}</p>}
        counted={ages.data}
      >
        {ages.data && ages.data.totals.length > 0 && (
          <dl className={classes.figures}>
            {ages.data.totals.map(({ currency, amount, before }) => (
              <div key={currency}>
                <dt>{say('Owed', 'Задолженность')}</dt>
                <dd>
                  {showSum(amount, currency)} <Change now={amount} before={before} />
                </dd>
                <dd>
                  <span className="dimmed">
                    {say(`on ${showDay(ages.data.beforeDay)}:`, `на ${showDay(ages.data.beforeDay)}:`)}{' '}
                    {showSum(before, currency)}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {ages.data && (
          <PlainTable<PayablesRow>
            label={say('Payables by age', 'Задолженность по срокам')}
            rows={ages.data.rows}
            idOf={({ currency, bucket }) => `${currency} ${bucket}`}
            empty={nothing}
            columns={[
              {
                id: 'bucket',
                header: say('Overdue', 'Срок'),
                cell: ({ bucket }) => (
                  <span className={bucket.startsWith('overdue') ? 'bad' : undefined}>{say(bucketWords[bucket])}</span>
                ),
              },
              ...sumColumns(),
              {
                id: 'before',
                header: say('Before', 'До этого'),
                align: 'right',
                wide: true,
                cell: ({ before, currency }) => showMoney(before, currency),
              },
            ]}
          />
        )}
      </ReportSection>
      <ReportSection
        title={say('Payment calendar', 'Платёжный календарь')}
        file="/api/v1/reports/payment-calendar/file"
        asked={due}
        kept={{ report: 'payment_calendar', ...due }}
        error={calendar.error}
        countedBy={calendar.data && <p>{calendar.data.countedBy}</p>}
        counted={calendar.data}
      >
        {calendar.data?.before.totals.map(({ currency, amount }) => (
          <p key={currency} className="dimmed">
            {say('In as many days before was to be paid', 'За столько же дней до этого нужно было оплатить')}:{' '}
            {showSum(amount, currency)}
          </p>
        ))}
        {calendar.data && (
          <PlainTable<CalendarRow>
            label={say('Payment calendar', 'Платёжный календарь')}
            rows={calendar.data.rows}
            idOf={({ from, currency, overdue }) => `${from} ${currency} ${overdue}`}
            empty={nothing}
            columns={[
              {
                id: 'days',
                header: say('Days', 'Дни'),
                cell: ({ from, to, overdue }) => (
                  <>
                    {from === to ? showDay(from) : `${showDay(from)} – ${showDay(to)}`}
                    {overdue && <span className="bad"> · {say('overdue', 'просрочено')}</span>}
                  </>
                ),
              },
              ...sumColumns(),
            ]}
          />
        )}
      </ReportSection>
    </div>
  );
}
