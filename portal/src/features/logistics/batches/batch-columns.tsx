import { Link } from '@tanstack/react-router';
import { deliveryBatch as noun } from '../../../../../nouns/delivery-batch.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { goodsOf } from './goods-of.ts';
import type { Batch } from './queries.ts';

export const batchColumns = (portal: string): readonly Column<Batch>[] => [
  {
    ...{ id: 'number', header: labelOf(noun, 'number'), width: 150, sort: 'number', whole: true },
    cell: ({ id, number }) => (
      <Link to={`/${portal}/logistics/batches/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    ...{ id: 'goods', header: labelOf(noun, 'items'), wide: true },
    cell: (batch) => <span title={batch.items.map(({ name }) => name).join('\n')}>{goodsOf(batch)}</span>,
  },
  {
    ...{ id: 'supplier', header: labelOf(noun, 'supplierId'), width: 180, wide: 'roomy' },
    cell: ({ supplier }) => <span title={supplier?.name}>{supplier?.name ?? '—'}</span>,
  },
  {
    ...{ id: 'object', header: labelOf(noun, 'object'), width: 190, wide: true },
    cell: ({ object }) => <span title={object?.name}>{object?.name ?? '—'}</span>,
  },
  {
    ...{ id: 'plannedDate', header: labelOf(noun, 'plannedDate'), width: 130, sort: 'plannedDate' },
    cell: ({ plannedDate }) => showDay(plannedDate),
  },
  {
    ...{ id: 'weight', header: labelOf(noun, 'weightKg'), width: 100, align: 'right', wide: 'roomy' },
    cell: ({ weightKg }) => showMeasure(weightKg),
  },
  {
    ...{ id: 'status', header: labelOf(noun, 'status'), width: 190 },
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
