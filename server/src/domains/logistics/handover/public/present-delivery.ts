import type { DeliveryBatch } from '../../../../../../nouns/delivery-batch.ts';
import type { LogisticsObject } from '../../../../../../nouns/logistics-object.ts';
import type { RouteStop } from '../../../../../../nouns/route-stop.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { companySettings } from '../../../company/company-settings.ts';
import { logisticsObjects } from '../../objects/logistics-object.ts';
import type { OpenedDelivery } from '../links/open-delivery.ts';
import { trackedVehicle } from '../tracked-vehicle.ts';
import { photosOf } from './photos.ts';
import { presentBatch } from './present-batch.ts';
import type { PublicDelivery, PublicStop } from './public-delivery.ts';

/** A place, and what is brought there. */
type Place = Pick<
  RouteStop,
  'kind' | 'label' | 'objectId' | 'address' | 'latitude' | 'longitude' | 'plannedAt' | 'arrivedAt'
> & {
  id: string | null;
  sequence: number | null;
  batches: readonly DeliveryBatch[];
};

/** What the driver sees of a delivery. */
export async function presentDelivery(ctx: ReadContext, opened: OpenedDelivery): Promise<PublicDelivery> {
  const { link, route, batches } = opened;
  const places = placesOf(opened);
  const named = [...new Set(places.flatMap(({ objectId }) => objectId ?? []))];
  const [{ name, phone }, objects, photos, vehicleId] = await Promise.all([
    companySettings(ctx),
    logisticsObjects.byIds(ctx.db, named),
    photosOf(ctx.db, batches),
    trackedVehicle(ctx.db, route),
  ]);
  const sum = (of: 'weightKg' | 'volumeM3') =>
    batches.reduce((total, one) => total.plus(one[of]), new Exact(0)).toFixed();
  const [batch] = batches;
  return {
    company: { name, phone },
    number: (link.routeId === null ? batch?.number : route?.number) ?? '',
    name: link.routeId === null ? null : (route?.name ?? null),
    plannedDate: (link.routeId === null ? batch?.plannedDate : route?.plannedDate) ?? null,
    ...{ driverName: route?.driverName ?? null, vehicleNumber: route?.vehicleNumber ?? null },
    ...{ weightKg: sum('weightKg'), volumeM3: sum('volumeM3') },
    stops: places.map((place) =>
      presentStop(
        place,
        objects.find(({ id }) => id === place.objectId),
        place.batches.map((one) => presentBatch(one, photos.get(one.id) ?? [])),
      ),
    ),
    mayTrack: vehicleId !== null,
    ...{ expiresAt: link.expiresAt, serverTime: portalNow().toISOString() },
  };
}

/** The stops of a route in their order, or that of the one batch; then what is bound for none, by where it goes. */
function placesOf({ link, route, batches }: OpenedDelivery): Place[] {
  const stops = (route?.stops ?? []).filter(
    ({ id }) => link.routeId !== null || batches.some(({ stopId }) => stopId === id),
  );
  const known = new Set(stops.map(({ id }) => id));
  const unbound = batches.filter(({ stopId }) => stopId === null || !known.has(stopId));
  return [
    ...stops.map((stop) => ({ ...stop, batches: batches.filter(({ stopId }) => stopId === stop.id) })),
    ...[...Map.groupBy(unbound, ({ objectId }) => objectId)].map(([objectId, of]) => ({
      ...{ id: null, sequence: null, kind: 'delivery' as const, label: null, objectId, address: null },
      ...{ latitude: null, longitude: null, plannedAt: null, arrivedAt: null, batches: of },
    })),
  ];
}

function presentStop(place: Place, object: LogisticsObject | undefined, batches: PublicStop['batches']): PublicStop {
  const { id, sequence, kind, label, plannedAt, arrivedAt } = place;
  const isPlaced = place.latitude !== null;
  return {
    ...{ id, sequence, kind, plannedAt, arrivedAt },
    name: label ?? object?.name ?? null,
    address: place.address ?? object?.address ?? null,
    latitude: isPlaced ? place.latitude : (object?.latitude ?? null),
    longitude: isPlaced ? place.longitude : (object?.longitude ?? null),
    ...{
      contactName: object?.contactName ?? null,
      phone: object?.phone ?? null,
      workingHours: object?.workingHours ?? null,
    },
    batches,
    mayArrive: id !== null && arrivedAt === null,
  };
}
