import { Link } from '@tanstack/react-router';
import { supplierQualification as noun } from '../../../../../nouns/supplier-qualification.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Qualification } from '../queries.ts';

export const qualificationColumns = (
  portal: string,
  categoriesText: (ids: readonly string[]) => string,
): readonly Column<Qualification>[] => [
  {
    id: 'supplier',
    header: say('Supplier', 'Поставщик'),
    cell: ({ id, supplier }) => (
      <Link to={`/${portal}/qualifications/${id}` as '/'} title={supplier.name}>
        <b>{supplier.name}</b>
      </Link>
    ),
  },
  {
    id: 'categories',
    header: labelOf(noun, 'categoryIds'),
    wide: true,
    cell: ({ categoryIds }) => categoriesText(categoryIds),
  },
  {
    id: 'endsOn',
    header: labelOf(noun, 'endsOn'),
    width: 150,
    sort: 'endsOn',
    cell: ({ endsOn }) => (endsOn ? showDay(endsOn) : say('without end', 'бессрочно')),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 170,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
