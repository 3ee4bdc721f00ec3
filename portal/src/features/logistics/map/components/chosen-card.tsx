import { CloseButton } from '@mantine/core';
import { say } from '../../../../kit/say.ts';
import { type Found, foundOnMap } from '../found-on-map.ts';
import type { PlannedMap } from '../map-query.ts';
import { BatchCard } from './batch-card.tsx';
import classes from './chosen-card.module.css';
import { ObjectCard } from './object-card.tsx';
import { RecordLink } from './record-link.tsx';
import { RouteCard } from './route-card.tsx';
import { VehicleCard } from './vehicle-card.tsx';

interface ChosenCardProps {
  map: PlannedMap;
  chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

/** What is known of the chosen record, over the map. */
export function ChosenCard({ map, chosen, onChange }: ChosenCardProps) {
  const found = foundOnMap(map, chosen);
  if (!found) return null;
  return (
    // Long cards scroll, and what scrolls is reached by keys.
    <section className={classes.card} aria-label={nameOf(found)} tabIndex={0}>
      <header>
        <h2>{nameOf(found)}</h2>
        <CloseButton size="sm" aria-label={say('Close', 'Закрыть')} onClick={() => onChange(undefined)} />
      </header>
      <CardOf map={map} found={found} onChange={onChange} />
      <p className={classes.page}>
        <RecordLink path={pathOf(found)} needs="logistics.read">
          {pageName(found)}
        </RecordLink>
      </p>
    </section>
  );
}

function CardOf({ map, found, onChange }: { map: PlannedMap; found: Found; onChange(chosen: string): void }) {
  switch (found.kind) {
    case 'route':
      return <RouteCard route={found.route} map={map} onChange={onChange} />;
    case 'vehicle':
      return <VehicleCard vehicle={found.vehicle} map={map} onChange={onChange} />;
    case 'object':
      return <ObjectCard object={found.object} map={map} onChange={onChange} />;
    case 'batch':
      return <BatchCard batch={found.batch} route={found.route} map={map} onChange={onChange} />;
  }
}

/** The page of what is chosen, below the portal. */
function pathOf(found: Found): string {
  switch (found.kind) {
    case 'route':
      return `logistics/routes/${found.route.id}`;
    case 'vehicle':
      return `logistics/vehicles/${found.vehicle.id}`;
    case 'object':
      return `logistics/objects/${found.object.id}`;
    case 'batch':
      return `logistics/batches/${found.batch.id}`;
  }
}

const pageName = ({ kind }: Found) =>
  ({
    route: say('Page of the route', 'Страница маршрута'),
    vehicle: say('Page of the vehicle', 'Страница транспорта'),
    object: say('Page of the object', 'Страница объекта'),
    batch: say('Page of the batch', 'Страница партии'),
  })[kind];

function nameOf(found: Found): string {
  switch (found.kind) {
    case 'route':
      return `${found.route.number} · ${found.route.name}`;
    case 'vehicle':
      return found.vehicle.plateNumber;
    case 'object':
      return found.object.name;
    case 'batch':
      return found.batch.number;
  }
}
