import { linesOf, type MapLine, type MapPoint, ringAt, stopsOf } from './features-of.ts';
import { type Found, foundOnMap, placesOf } from './found-on-map.ts';
import type { PlannedMap } from './map-query.ts';

/** What stands above everything: of a route its line and numbered stops, of anything else a ring around it. */
export function markedOnMap(map: PlannedMap, chosen: string | undefined, pointed: string | undefined) {
  const names = [...new Set([chosen, pointed])].filter((name) => name !== undefined);
  return names.flatMap((name) => {
    const found = foundOnMap(map, name);
    return found ? marksOf(map, found, name) : [];
  });
}

function marksOf(map: PlannedMap, found: Found, name: string): Array<MapPoint | MapLine> {
  const route = found.kind === 'route' || found.kind === 'batch' ? found.route : undefined;
  const rings = found.kind === 'route' ? [] : placesOf(map, found).map((place) => ringAt(place, name));
  return [...rings, ...(route ? [...linesOf([route]), ...stopsOf(route)] : [])];
}
