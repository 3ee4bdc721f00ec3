import { Link } from '@tanstack/react-router';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showCount, showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { NotInUse } from '../components/not-in-use.tsx';
import type { Route } from './queries.ts';

export const routeColumns = (portal: string): readonly Column<Route>[] => [
  {
    ...{ id: 'number', header: labelOf(noun, 'number'), width: 150, sort: 'number', whole: true },
    cell: ({ id, number }) => (
      <Link to={`/${portal}/logistics/routes/${id}` as '/'}>
        <b>{number}</b>
      </Link>
    ),
  },
  {
    ...{ id: 'name', header: labelOf(noun, 'name'), sort: 'name' },
    cell: ({ name, isActive }) => (
      <span title={name}>
        {name}
        <NotInUse isActive={isActive} />
      </span>
    ),
  },
  {
    ...{ id: 'plannedDate', header: labelOf(noun, 'plannedDate'), width: 140, sort: 'plannedDate' },
    cell: ({ plannedDate }) => showDay(plannedDate),
  },
  {
    ...{ id: 'carriage', header: say('Driver and vehicle', 'Водитель и автомобиль'), width: 260, wide: true },
    cell: (route) => {
      const shown = [route.driverName, route.vehicleNumber].filter(Boolean).join(' · ');
      return <span title={shown}>{shown || '—'}</span>;
    },
  },
  {
    ...{ id: 'distance', header: say('In a straight line', 'По прямой'), width: 120, align: 'right', wide: 'roomy' },
    cell: ({ distanceKm }) => (
      <span title={labelOf(noun, 'distanceKm')}>{showMeasure(distanceKm, say('km', 'км'))}</span>
    ),
  },
  {
    ...{ id: 'batches', header: say('Batches', 'Партий'), width: 90, align: 'right', wide: 'roomy' },
    cell: ({ batchCount }) => showCount(batchCount),
  },
  {
    ...{ id: 'status', header: labelOf(noun, 'status'), width: 120, wide: true },
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
