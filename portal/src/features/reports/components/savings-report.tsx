import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showShare, showSum } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { type SavingsRow, savingsQuery } from '../queries.ts';
import classes from './report.module.css';
import type { ReportProps } from './report-props.ts';
import { ReportSection } from './report-section.tsx';

const bases = ['plan', 'last', 'median'] as const;

const against = {
  plan: words('Against plan', 'К плану'),
  last: words('Against the last price', 'К прошлой цене'),
  median: words('Against the median of offers', 'К медиане предложений'),
};

/** What choosing saved, against three things it is held against. */
export function SavingsReport({ days, kept }: ReportProps) {
  const { portal } = useParams({ from: '/$portal' });
  const { data, error } = useQuery(savingsQuery(days));
  return (
    <ReportSection
      title={say('Savings', 'Экономия')}
      file="/api/v1/reports/savings/file"
      asked={{ ...days }}
      kept={{ report: 'savings', ...kept }}
      error={error}
      countedBy={data && <p>{data.countedBy}</p>}
      counted={data}
    >
      {data && (
        <>
          <dl className={classes.figures}>
            {bases.map((name) => (
              <div key={name}>
                <dt>{say(against[name])}</dt>
                <dd>
                  <Saved {...data.total[name]} currency={data.currency} />
                </dd>
                {data.totalBefore[name].lines > 0 && (
                  <dd>
                    <span className="dimmed">
                      {say('before:', 'до этого:')} <Saved {...data.totalBefore[name]} currency={data.currency} />
                    </span>
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <PlainTable<SavingsRow>
            label={say('Savings', 'Экономия')}
            rows={data.rows}
            idOf={({ procurementId }) => procurementId}
            empty={
              <Empty title={say('Nothing was chosen', 'Выборов не было')}>
                {say('No suppliers were chosen in these months.', 'В эти месяцы поставщиков не выбирали.')}
              </Empty>
            }
            columns={[
              {
                id: 'title',
                header: say('Requisition', 'Заявка'),
                cell: ({ procurementId, number, title }) => (
                  <Link to="/$portal/requisitions/$id" params={{ portal, id: procurementId }} search={{}}>
                    {number} <span className="dimmed">{title}</span>
                  </Link>
                ),
              },
              ...bases.map((name) => ({
                id: name,
                header: say(against[name]),
                align: 'right' as const,
                cell: (row: SavingsRow) => <Saved {...row[name]} currency={data.currency} />,
              })),
            ]}
          />
        </>
      )}
    </ReportSection>
  );
}

function Saved({ base, chosen, lines, currency }: SavingsRow['plan'] & { currency: string }) {
  if (lines === 0) return <span className="dimmed">—</span>;
  const saved = Number(base) - Number(chosen);
  return (
    <>
      {showSum(saved.toFixed(2), currency)}{' '}
      {Number(base) > 0 && <span className={saved < 0 ? 'bad' : 'dimmed'}>{showShare(saved / Number(base), 1)}</span>}
    </>
  );
}
