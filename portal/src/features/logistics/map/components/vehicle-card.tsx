import { vehicle as noun } from '../../../../../../nouns/vehicle.ts';
import { vehicleLocation } from '../../../../../../nouns/vehicle-location.ts';
import { Facts } from '../../../../kit/facts.tsx';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { showInstant, showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { isOld, showAge } from '../age.ts';
import type { PlannedMap, VehicleOnMap } from '../map-query.ts';
import { ChooseLink } from './choose-link.tsx';
import classes from './chosen-card.module.css';

interface VehicleCardProps {
  vehicle: VehicleOnMap;
  map: PlannedMap;
  onChange(chosen: string): void;
}

export function VehicleCard({ vehicle, map, onChange }: VehicleCardProps) {
  const { kind, model, location } = vehicle;
  const routes = map.routes.filter(({ vehicleId }) => vehicleId === vehicle.id);
  return (
    <>
      <p>{[valueOf(noun, 'kind', kind), model].filter(Boolean).join(' · ')}</p>
      {location ? (
        <Facts
          of={[
            [labelOf(vehicleLocation, 'status'), valueOf(vehicleLocation, 'status', location.status)],
            [
              labelOf(vehicleLocation, 'recordedAt'),
              <span key="age" className={isOld(location.ageSeconds) ? classes.old : ''}>
                {showInstant(location.recordedAt)} · {showAge(location.ageSeconds)}
              </span>,
            ],
            [labelOf(vehicleLocation, 'speed'), location.speed ? showQuantity(location.speed) : undefined],
            [labelOf(vehicleLocation, 'address'), location.address ?? undefined],
          ]}
        />
      ) : (
        <p className="dimmed">{say('It has sent no point yet.', 'Точек от него ещё не было.')}</p>
      )}
      {routes.length > 0 && <h3>{say('Routes', 'Маршруты')}</h3>}
      {routes.map((route) => (
        <p key={route.id}>
          <ChooseLink name={`route:${route.id}`} onChange={onChange}>
            {`${route.number} · ${route.name}`}
          </ChooseLink>
        </p>
      ))}
    </>
  );
}
