import { isOld } from './age.ts';
import type { PlannedMap, RouteOnMap } from './map-query.ts';

/** A ring stands around what is chosen or pointed at. */
export type PointKind = 'object' | 'vehicle' | 'old-vehicle' | 'stop' | 'ring';

interface Shown {
  /** What is chosen by a press on it, as in the address. */
  chosen: string;
  kind: PointKind;
  label: string;
}

type Position = [longitude: number, latitude: number];

/** A feature of GeoJSON. */
interface Drawn<Type, Coordinates, Properties> {
  type: 'Feature';
  geometry: { type: Type; coordinates: Coordinates };
  properties: Properties;
}

export type MapPoint = Drawn<'Point', Position, Shown>;
export type MapLine = Drawn<'LineString', Position[], { chosen: string }>;

interface Placed {
  latitude?: string | null;
  longitude?: string | null;
}

/** Where a thing is; nothing where it has no coordinates. */
export const positionOf = ({ latitude, longitude }: Placed): Position | undefined =>
  latitude && longitude ? [Number(longitude), Number(latitude)] : undefined;

const pointAt = (place: Placed, shown: Shown): MapPoint[] => {
  const at = positionOf(place);
  return at ? [{ type: 'Feature', geometry: { type: 'Point', coordinates: at }, properties: shown }] : [];
};

/** Everything that clusters: objects, vehicles, and the stops that are at none of the objects. */
export function pointsOf({ objects, vehicles, routes }: PlannedMap): MapPoint[] {
  const shown = new Set(objects.map(({ id }) => id));
  return [
    ...objects.flatMap((object) =>
      pointAt(object, { chosen: `object:${object.id}`, kind: 'object', label: object.name }),
    ),
    ...routes.flatMap((route) =>
      route.stops
        .filter(({ objectId }) => !objectId || !shown.has(objectId))
        .flatMap((stop) => pointAt(stop, stopOf(route, stop))),
    ),
    ...vehicles.flatMap(({ id, plateNumber, location }) =>
      location
        ? pointAt(location, {
            chosen: `vehicle:${id}`,
            kind: isOld(location.ageSeconds) ? 'old-vehicle' : 'vehicle',
            label: plateNumber,
          })
        : [],
    ),
  ];
}

const stopOf = ({ id }: RouteOnMap, { sequence }: RouteOnMap['stops'][number]): Shown => ({
  ...{ chosen: `route:${id}`, kind: 'stop', label: String(sequence) },
});

/** The numbered stops of one route, to stand above everything. */
export const stopsOf = (route: RouteOnMap): MapPoint[] =>
  route.stops.flatMap((stop) => pointAt(stop, stopOf(route, stop)));

export const ringAt = ([longitude, latitude]: Position, chosen: string): MapPoint => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties: { chosen, kind: 'ring', label: '' },
});

/** Straight lines from stop to stop; a stop without coordinates is passed over. */
export const linesOf = (routes: readonly RouteOnMap[]): MapLine[] =>
  routes.flatMap(({ id, stops }) => {
    const passed = stops.map(positionOf).filter((at) => at !== undefined);
    if (passed.length < 2) return [];
    return [
      { type: 'Feature', geometry: { type: 'LineString', coordinates: passed }, properties: { chosen: `route:${id}` } },
    ];
  });
