import { positionOf } from './features-of.ts';
import type { BatchOnMap, ObjectOnMap, PlannedMap, RouteOnMap, VehicleOnMap } from './map-query.ts';

/** What is chosen, with what it is made of. */
export type Found =
  | { kind: 'route'; route: RouteOnMap }
  | { kind: 'vehicle'; vehicle: VehicleOnMap }
  | { kind: 'object'; object: ObjectOnMap }
  | { kind: 'batch'; batch: BatchOnMap; route: RouteOnMap | undefined };

/** What `route:0193…` of the address names; nothing where the filters have left it out. */
export function foundOnMap(map: PlannedMap, chosen: string | undefined): Found | undefined {
  const [kind, id] = chosen?.split(':') ?? [];
  const named = <Row extends { id: string }>(rows: readonly Row[]) => rows.find((row) => row.id === id);
  if (kind === 'route') return wrapped(named(map.routes), (route) => ({ kind, route }));
  if (kind === 'vehicle') return wrapped(named(map.vehicles), (vehicle) => ({ kind, vehicle }));
  if (kind === 'object') return wrapped(named(map.objects), (object) => ({ kind, object }));
  if (kind !== 'batch') return undefined;
  const route = map.routes.find(({ batches }) => named(batches));
  return wrapped(named([...map.batches, ...(route?.batches ?? [])]), (batch) => ({ kind, batch, route }));
}

const wrapped = <Row>(row: Row | undefined, wrap: (row: Row) => Found) => (row === undefined ? undefined : wrap(row));

/** The places that show a thing: of a route all its stops, of a batch where it goes. */
export function placesOf(map: PlannedMap, found: Found): Array<[number, number]> {
  const at = (...places: ReadonlyArray<Parameters<typeof positionOf>[0] | null | undefined>) =>
    places.flatMap((place) => (place ? [positionOf(place)] : [])).filter((position) => position !== undefined);
  switch (found.kind) {
    case 'route':
      return at(...found.route.stops);
    case 'vehicle':
      return at(found.vehicle.location);
    case 'object':
      return at(found.object);
    case 'batch': {
      const { batch, route } = found;
      const stop = route?.stops.find(({ id }) => id === batch.stopId);
      return at(stop ?? map.objects.find(({ id }) => id === batch.objectId));
    }
  }
}

/** Every batch of the map with the route that it is on. */
export const batchesOf = ({
  routes,
  batches,
}: PlannedMap): Array<{ batch: BatchOnMap; route: RouteOnMap | undefined }> => [
  ...routes.flatMap((route) => route.batches.map((batch) => ({ batch, route }))),
  ...batches.map((batch) => ({ batch, route: undefined })),
];
