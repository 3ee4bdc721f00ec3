import { Link } from '@tanstack/react-router';
import { logisticsObject as noun } from '../../../../../nouns/logistics-object.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { NotInUse } from '../components/not-in-use.tsx';
import type { LogisticsObject } from './queries.ts';

export const objectColumns = (portal: string): readonly Column<LogisticsObject>[] => [
  {
    ...{ id: 'code', header: labelOf(noun, 'code'), width: 130, sort: 'code', wide: true },
    cell: ({ code }) => code,
  },
  {
    ...{ id: 'name', header: labelOf(noun, 'name'), sort: 'name' },
    cell: ({ id, name, isActive }) => (
      <>
        <Link to={`/${portal}/logistics/objects/${id}` as '/'}>
          <b>{name}</b>
        </Link>
        <NotInUse isActive={isActive} />
      </>
    ),
  },
  {
    ...{ id: 'kind', header: labelOf(noun, 'kind'), width: 150, wide: true },
    cell: ({ kind }) => valueOf(noun, 'kind', kind),
  },
  {
    ...{ id: 'address', header: labelOf(noun, 'address'), wide: true, width: '1.5fr' },
    cell: ({ address }) => <span title={address ?? undefined}>{address ?? '—'}</span>,
  },
  {
    ...{ id: 'region', header: labelOf(noun, 'region'), width: 180, wide: 'roomy', sort: 'region' },
    cell: ({ region }) => region ?? '—',
  },
  {
    ...{ id: 'status', header: labelOf(noun, 'status'), width: 130 },
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
