import { Link } from '@tanstack/react-router';
import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { showMeasure } from '../../../kit/show-measure.ts';
import { StatusOf } from '../../../kit/status-of.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import { NotInUse } from '../components/not-in-use.tsx';
import { LatestPlace } from './latest-place.tsx';
import type { Vehicle } from './vehicle-queries.ts';

export const vehicleColumns = (portal: string): readonly Column<Vehicle>[] => [
  {
    ...{ id: 'plateNumber', header: labelOf(noun, 'plateNumber'), width: 170, sort: 'plateNumber', whole: true },
    cell: ({ id, plateNumber, isActive }) => (
      <>
        <Link to={`/${portal}/logistics/vehicles/${id}` as '/'}>
          <b>{plateNumber}</b>
        </Link>
        <NotInUse isActive={isActive} />
      </>
    ),
  },
  {
    ...{ id: 'model', header: labelOf(noun, 'model'), sort: 'model', wide: true },
    cell: ({ model, kind }) => (
      <>
        {model ?? '—'}
        <span className="dimmed"> · {valueOf(noun, 'kind', kind)}</span>
      </>
    ),
  },
  {
    ...{ id: 'capacityKg', header: labelOf(noun, 'capacityKg'), width: 160, align: 'right', wide: 'roomy' },
    cell: ({ capacityKg }) => showMeasure(capacityKg),
  },
  {
    ...{ id: 'carrier', header: labelOf(noun, 'carrierId'), width: 180, wide: 'roomy' },
    cell: ({ carrierId }) => (carrierId ? <CounterpartyLink id={carrierId} /> : say('our own', 'свой')),
  },
  {
    ...{ id: 'latest', header: labelOf(noun, 'latestLocation'), width: '1.5fr' },
    cell: ({ latestLocation }) => <LatestPlace latest={latestLocation} />,
  },
  {
    ...{ id: 'status', header: labelOf(noun, 'status'), width: 130, wide: true },
    cell: ({ status }) => <StatusOf noun={noun} status={status} />,
  },
];
