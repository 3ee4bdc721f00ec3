interface Place {
  latitude: string | null;
  longitude: string | null;
}

/** Mean radius of the Earth, km (IUGG). */
const radius = 6_371.0088;

const radians = (degrees: string) => (Number(degrees) * Math.PI) / 180;

/**
 * Length of the great circle between two places, km, by the haversine formula (R. W. Sinnott, “Virtues of the Haversine”, 1984);
 * null where one of them has no coordinates. It is a measurement on a sphere and no sum of money, hence floating point.
 */
export function kmBetween(from: Place, to: Place): number | null {
  if (from.latitude === null || from.longitude === null || to.latitude === null || to.longitude === null) return null;
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const chord =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin((radians(to.longitude) - radians(from.longitude)) / 2) ** 2;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Straight lines from place to place in this order, to the metre; null while a place has no coordinates. */
export function distanceKm(places: readonly Place[]): string | null {
  if (places.some(({ latitude, longitude }) => latitude === null || longitude === null)) return null;
  const total = places.slice(1).reduce((sum, place, at) => sum + (kmBetween(places[at] as Place, place) ?? 0), 0);
  return total.toFixed(3);
}
