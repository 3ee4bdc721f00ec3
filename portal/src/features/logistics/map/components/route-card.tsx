import { deliveryRoute } from '../../../../../../nouns/delivery-route.ts';
import { routeStop } from '../../../../../../nouns/route-stop.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { showDay, showTime } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { showMeasure } from '../../../../kit/show-measure.ts';
import type { PlannedMap, RouteOnMap } from '../map-query.ts';
import { BatchLine } from './batch-line.tsx';
import { ChooseLink } from './choose-link.tsx';
import classes from './chosen-card.module.css';
import { RecordLink } from './record-link.tsx';

interface RouteCardProps {
  route: RouteOnMap;
  map: PlannedMap;
  onChange(chosen: string): void;
}

export function RouteCard({ route, map, onChange }: RouteCardProps) {
  const { plannedDate, distanceKm, driverName, carrierId, carrierName, stops, batches } = route;
  const elsewhere = batches.filter(({ stopId }) => !stops.some(({ id }) => id === stopId));
  return (
    <>
      <Facts
        of={[
          [labelOf(deliveryRoute, 'plannedDate'), plannedDate ? showDay(plannedDate) : null],
          [labelOf(deliveryRoute, 'distanceKm'), distanceKm ? showMeasure(distanceKm) : undefined],
          [labelOf(deliveryRoute, 'vehicleId'), vehicleOf(route, map, onChange)],
          [labelOf(deliveryRoute, 'driverId'), driverName ?? undefined],
          [
            labelOf(deliveryRoute, 'carrierId'),
            carrierName && carrierId ? (
              <RecordLink path={`counterparties/${carrierId}`} needs="counterparties.read">
                {carrierName}
              </RecordLink>
            ) : (
              (carrierName ?? undefined)
            ),
          ],
        ]}
      />
      <h3>{labelOf(deliveryRoute, 'stops')}</h3>
      <ol className={classes.stops}>
        {stops.map((stop) => (
          <li key={stop.id}>
            <span className={classes.number}>{stop.sequence}</span>
            {stop.label ?? stop.address ?? valueOf(routeStop, 'kind', stop.kind)}
            {stop.plannedAt && <span className="dimmed"> · {showTime(stop.plannedAt)}</span>}
            {!stop.latitude && <span className="dimmed"> · {say('not on the map', 'нет на карте')}</span>}
            <Batches batches={batches.filter(({ stopId }) => stopId === stop.id)} onChange={onChange} />
          </li>
        ))}
      </ol>
      <Batches batches={elsewhere} onChange={onChange} />
    </>
  );
}

function vehicleOf({ vehicleId, vehicleNumber }: RouteOnMap, map: PlannedMap, onChange: (chosen: string) => void) {
  if (!vehicleNumber) return undefined;
  if (!map.vehicles.some(({ id }) => id === vehicleId)) return vehicleNumber;
  return (
    <ChooseLink name={`vehicle:${vehicleId}`} onChange={onChange}>
      {vehicleNumber}
    </ChooseLink>
  );
}

type BatchesProps = Pick<RouteOnMap, 'batches'> & { onChange(chosen: string): void };

const Batches = ({ batches, onChange }: BatchesProps) =>
  batches.length > 0 && (
    <ul className={classes.batches}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <BatchLine batch={batch} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
