import { Link } from '@tanstack/react-router';
import { stockCount as noun } from '../../../../../nouns/stock-count.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showCount, showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import type { Count } from '../queries.ts';

export const countColumns = (portal: string, warehouseName: (id: string) => string): readonly Column<Count>[] => [
  {
    id: 'number',
    header: labelOf(noun, 'number'),
    width: 150,
    sort: 'number',
    whole: true,
    cell: ({ id, number }) => (
      <Link to={`/${portal}/stock-counts/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  { id: 'warehouse', header: labelOf(noun, 'warehouseId'), cell: ({ warehouseId }) => warehouseName(warehouseId) },
  {
    id: 'counted',
    header: labelOf(noun, 'countedCount'),
    width: 150,
    align: 'right',
    wide: true,
    cell: ({ countedCount, lineCount }) =>
      say(
        `${showCount(countedCount)} of ${showCount(lineCount)}`,
        `${showCount(countedCount)} из ${showCount(lineCount)}`,
      ),
  },
  {
    id: 'createdAt',
    header: say('Begun', 'Начата'),
    width: 140,
    wide: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => showDay(createdAt),
  },
  {
    id: 'status',
    header: labelOf(noun, 'status'),
    width: 160,
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
