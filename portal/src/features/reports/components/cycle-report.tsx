import { useQuery } from '@tanstack/react-query';
import { stepWords } from '../../../../../nouns/report-words.ts';
import { Empty } from '../../../kit/empty.tsx';
import { showCount, showQuantity } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { cycleTimesQuery } from '../queries.ts';
import { FigureLink } from './figure-link.tsx';
import type { ReportProps } from './report-props.ts';
import { ReportSection } from './report-section.tsx';

const showDays = (days: string | null) => (days === null ? '—' : `${showQuantity(days)} ${say('d', 'дн.')}`);

/** How long the steps of a purchase take. */
export function CycleReport({ days, kept }: ReportProps) {
  const { data, error } = useQuery(cycleTimesQuery(days));
  return (
    <ReportSection
      title={say('Cycle times', 'Сроки закупки')}
      file="/api/v1/reports/cycle-times/file"
      asked={{ ...days }}
      kept={{ report: 'cycle_times', ...kept }}
      error={error}
      countedBy={data && <p>{data.countedBy}</p>}
      counted={data}
    >
      {data && (
        <PlainTable
          label={say('Cycle times', 'Сроки закупки')}
          rows={data.rows}
          idOf={({ step }) => step}
          empty={
            <Empty title={say('No step is done yet', 'Пройденных этапов нет')}>
              {say('Requisitions made in these months count.', 'Учитываются заявки, созданные в эти месяцы.')}
            </Empty>
          }
          columns={[
            { id: 'step', header: say('Step', 'Этап'), cell: ({ step }) => say(stepWords[step]) },
            { id: 'median', header: say('Median', 'Медиана'), align: 'right', cell: ({ median }) => showDays(median) },
            {
              id: 'p90',
              header: say('Nine of ten', 'Девять из десяти'),
              align: 'right',
              cell: ({ p90 }) => `≤ ${showDays(p90)}`,
            },
            {
              id: 'before',
              header: say('Median before', 'Медиана до этого'),
              align: 'right',
              wide: true,
              cell: ({ before }) => showDays(before),
            },
            {
              id: 'requisitions',
              header: say('Requisitions', 'Заявок'),
              align: 'right',
              cell: ({ requisitions, records }) => <FigureLink records={records}>{showCount(requisitions)}</FigureLink>,
            },
          ]}
        />
      )}
    </ReportSection>
  );
}
