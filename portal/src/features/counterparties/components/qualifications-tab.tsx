import { Link, useParams } from '@tanstack/react-router';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { Empty } from '../../../kit/empty.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useQualificationsOf } from '../queries.ts';

/** What of may be bought from it, and until when. */
export function QualificationsTab({ counterpartyId }: { counterpartyId: string }) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <DataTable
      label={say('Qualifications', 'Допуски')}
      list={useQualificationsOf(counterpartyId)}
      idOf={({ id }) => id}
      nameOf={({ categoryIds }) => coverText(categoryIds)}
      empty={<Empty title={say('No qualifications yet', 'Допусков пока нет')} />}
      columns={[
        {
          id: 'categories',
          header: labelOf(noun, 'categoryIds'),
          cell: ({ id, categoryIds }) => (
            <Link to={`/${portal}/qualifications/${id}` as '/'}>{coverText(categoryIds)}</Link>
          ),
        },
        {
          id: 'endsOn',
          header: labelOf(noun, 'endsOn'),
          width: 160,
          cell: ({ endsOn }) => (endsOn ? showDay(endsOn) : say('without end', 'бессрочно')),
        },
        {
          id: 'status',
          header: labelOf(noun, 'status'),
          width: 170,
          cell: ({ status }) => <StatusOf noun={noun} status={status} />,
        },
      ]}
    />
  );
}

const coverText = (categoryIds: readonly string[]) =>
  categoryIds.length === 0
    ? say('Everything', 'Всё')
    : counted(categoryIds.length, ['category', 'categories'], ['категория', 'категории', 'категорий']);
