import { Link, useParams } from '@tanstack/react-router';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { Facts } from '../../../kit/facts.tsx';
import { labelOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { showMeasure } from '../../../kit/show-measure.ts';
import { CounterpartyLink } from '../components/counterparty-link.tsx';
import parts from '../components/parts.module.css';
import type { RouteCard } from './queries.ts';

/** When it goes, who drives and in what, and how far it is as the crow flies. */
export function RouteFacts({ route }: { route: RouteCard }) {
  const { portal } = useParams({ from: '/$portal' });
  const { carrierId, carrierName, driverId, driverName, vehicleId, vehicleNumber, comment } = route;
  const linked = (path: string, id: string | null, name: string | null) =>
    id && name ? <Link to={`/${portal}/logistics/${path}/${id}` as '/'}>{name}</Link> : name;
  return (
    <Section title={say('Route', 'Маршрут')}>
      <Facts
        of={[
          [labelOf(noun, 'plannedDate'), showDay(route.plannedDate)],
          [
            labelOf(noun, 'carrierId'),
            carrierId ? <CounterpartyLink id={carrierId} name={carrierName} /> : carrierName,
          ],
          [labelOf(noun, 'driverId'), linked('drivers', driverId, driverName)],
          [labelOf(noun, 'vehicleId'), linked('vehicles', vehicleId, vehicleNumber)],
          [
            labelOf(noun, 'distanceKm'),
            <span key="km">
              {showMeasure(route.distanceKm)}
              <span className="dimmed">
                {' · '}
                {route.distanceKm === null
                  ? say('some stop has no coordinates', 'у какой-то точки нет координат')
                  : say('by road it is longer', 'по дорогам длиннее')}
              </span>
            </span>,
          ],
          [labelOf(noun, 'weightKg'), showMeasure(route.weightKg)],
          [labelOf(noun, 'volumeM3'), showMeasure(route.volumeM3)],
          [labelOf(noun, 'comment'), comment ? <span className={parts.text}>{comment}</span> : undefined],
        ]}
      />
    </Section>
  );
}
