import type { Stop } from './queries.ts';

/** Where a stop is, as an order is asked for. */
export const placeOf = ({ label, objectId, address, latitude, longitude }: Stop) => ({
  ...{ label, objectId, address, latitude, longitude },
});

type Place = Pick<Stop, 'label' | 'objectId' | 'address' | 'latitude' | 'longitude'>;

/** The stops of a route in the order in which their places were proposed; one that no place fits stays at the end. */
export function ordered(stops: readonly Stop[], proposed: readonly Place[]): Stop[] {
  const left = [...stops];
  const found = proposed.flatMap((place) => {
    const at = left.findIndex((stop) => isAt(stop, place));
    return at === -1 ? [] : left.splice(at, 1);
  });
  return [...found, ...left];
}

const isAt = (stop: Place, place: Place) =>
  stop.objectId === place.objectId &&
  stop.label === place.label &&
  stop.address === place.address &&
  Number(stop.latitude) === Number(place.latitude) &&
  Number(stop.longitude) === Number(place.longitude);
