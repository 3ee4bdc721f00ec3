import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { figureWords } from '../../../../../nouns/report-words.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showShare } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { type SupplierRow, suppliersQuery } from '../queries.ts';
import { FigureLink } from './figure-link.tsx';
import type { ReportProps } from './report-props.ts';
import { ReportSection } from './report-section.tsx';

type Figure = keyof typeof figureWords;

const figures = Object.keys(figureWords) as Figure[];

/** How suppliers keep their word. */
export function SuppliersReport({ days, kept }: ReportProps) {
  const { portal } = useParams({ from: '/$portal' });
  const { data, error } = useQuery(suppliersQuery(days));
  return (
    <ReportSection
      title={say('Suppliers', 'Поставщики')}
      file="/api/v1/reports/suppliers/file"
      asked={{ ...days }}
      kept={{ report: 'suppliers', ...kept }}
      error={error}
      countedBy={data?.countedBy.map(({ figure, formula }) => (
        <p key={figure}>
          <b>{say(figureWords[figure])}.</b> {formula}
        </p>
      ))}
      counted={data}
    >
      {data && (
        <PlainTable<SupplierRow>
          label={say('Suppliers', 'Поставщики')}
          rows={data.rows}
          idOf={({ counterpartyId }) => counterpartyId}
          empty={
            <Empty title={say('Nothing to look at', 'Пока нечего оценивать')}>
              {say(
                'Requests, offers, receipts and invoices of these months count.',
                'Учитываются запросы, предложения, приёмки и счета за эти месяцы.',
              )}
            </Empty>
          }
          columns={[
            {
              id: 'name',
              header: say('Supplier', 'Поставщик'),
              cell: ({ counterpartyId, name }) => (
                <Link to={`/${portal}/counterparties/${counterpartyId}` as '/'}>{name}</Link>
              ),
            },
            ...figures.map((figure) => ({
              id: figure,
              header: say(figureWords[figure]),
              align: 'right' as const,
              cell: ({ shares }: SupplierRow) => <ShareLink share={shares.find((one) => one.figure === figure)} />,
            })),
          ]}
        />
      )}
    </ReportSection>
  );
}

/** «67 % · 4 из 6», beside what it was before. */
function ShareLink({ share }: { share: SupplierRow['shares'][number] | undefined }) {
  if (!share) return <span className="dimmed">—</span>;
  const { good, all, before, records } = share;
  return (
    <>
      <FigureLink records={records}>{showShare(good / all)}</FigureLink>{' '}
      <span className="dimmed">
        {say(`${good} of ${all}`, `${good} из ${all}`)}
        {before && before.all > 0 && ` · ${say('was', 'было')} ${showShare(before.good / before.all)}`}
      </span>
    </>
  );
}
