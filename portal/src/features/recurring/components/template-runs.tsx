import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { requisitionTemplateRun as noun } from '../../../../../nouns/requisition-template-run.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { runsQuery, type TemplateRun } from '../queries.ts';

const tones = { planned: 'neutral', made: 'good', failed: 'bad' } as const;

/** The days of the schedule that have come, and what became of each. */
export function TemplateRuns({ portal, id }: { portal: string; id: string }) {
  const { data } = useQuery(runsQuery(id));
  return (
    <Section bare title={say('Made by schedule', 'Создано по расписанию')}>
      <PlainTable
        label={say('Made by schedule', 'Создано по расписанию')}
        rows={data?.items ?? []}
        idOf={({ id }) => id}
        empty={<Empty title={say('The first day has not come yet', 'Первая дата ещё не наступила')} />}
        columns={[
          { id: 'day', header: labelOf(noun, 'plannedDate'), cell: ({ plannedDate }) => showDay(plannedDate) },
          {
            id: 'requisition',
            header: labelOf(noun, 'requisitionId'),
            cell: ({ requisitionId, requisitionNumber }) =>
              requisitionId ? (
                <Link to={`/${portal}/requisitions/${requisitionId}` as '/'}>{requisitionNumber}</Link>
              ) : (
                '—'
              ),
          },
          {
            id: 'status',
            header: labelOf(noun, 'status'),
            cell: ({ status }) => <Status tone={tones[status]}>{valueOf(noun, 'status', status)}</Status>,
          },
          { id: 'note', header: say('Note', 'Примечание'), wide: true, cell: noteOf },
        ]}
      />
    </Section>
  );
}

/** What was in the way, or that it came late. */
function noteOf({ problem, isLate, missed }: TemplateRun): string {
  if (problem) return say(problem);
  if (!isLate) return '—';
  return missed > 0
    ? say(`Late, for ${missed} missed days too`, `С опозданием, и за пропущенные даты: ${missed}`)
    : say('Late', 'С опозданием');
}
