import { shownZone } from '../../../kit/format.ts';
import { instantAt, wallTime } from '../../../kit/zoned-time.ts';
import { coordinateOf } from '../objects/coordinates.ts';
import type { Stop } from './queries.ts';

/** A stop as its form holds it: what is not known is an empty text; its time is that of the portal's clocks. */
export const stopValuesOf = (stop: Stop | undefined) => ({
  objectId: stop?.objectId ?? null,
  kind: stop?.kind ?? ('delivery' as Stop['kind']),
  label: stop?.label ?? '',
  address: stop?.address ?? '',
  latitude: stop?.latitude ?? '',
  longitude: stop?.longitude ?? '',
  plannedAt: wallTime(stop?.plannedAt, shownZone()),
});

export type StopValues = ReturnType<typeof stopValuesOf>;

/** A stop as the server takes it; what an object brings is left to it where nothing was written. */
export const stopBodyOf = ({ objectId, kind, label, address, latitude, longitude, plannedAt }: StopValues) => ({
  ...{ objectId, kind },
  ...(label.trim() && { label: label.trim() }),
  ...(address.trim() && { address: address.trim() }),
  ...((latitude || longitude) && { latitude: coordinateOf(latitude), longitude: coordinateOf(longitude) }),
  plannedAt: instantAt(plannedAt, shownZone()),
});

/** A stop that stays, in whatever place among the others. */
export const keptStop = ({ id, kind, label, objectId, address, latitude, longitude, plannedAt }: Stop) => ({
  ...{ id, kind, label, objectId, address, latitude, longitude, plannedAt },
});

/** Stops in another order: whichever comes first is where it begins, and the last is where it ends; what stood there becomes a delivery. */
export const inOrder = (stops: readonly Stop[]) =>
  stops.map((stop, at) => ({ ...keptStop(stop), kind: kindAt(stop.kind, at, stops.length) }));

function kindAt(kind: Stop['kind'], at: number, count: number): Stop['kind'] {
  if (at === 0 && count > 1) return kind === 'pickup' ? kind : 'origin';
  if (at === count - 1) return 'destination';
  return kind === 'origin' || kind === 'destination' ? 'delivery' : kind;
}

/** What a stop is called: by its own name, that of its object, or where it is. */
export const nameOfStop = ({
  label,
  object,
  address,
  sequence,
}: Pick<Stop, 'label' | 'object' | 'address' | 'sequence'>) => label ?? object?.name ?? address ?? `№ ${sequence}`;
