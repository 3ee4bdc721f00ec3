import { deliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { logisticsObject } from '../../../../../nouns/logistics-object.ts';
import { vehicleLocation } from '../../../../../nouns/vehicle-location.ts';
import { valueOf } from '../../../kit/form/of-field.ts';
import { showDay } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import { isOld, showAge } from './age.ts';
import { batchesOf } from './found-on-map.ts';
import type { BatchOnMap, ObjectOnMap, PlannedMap, RouteOnMap, VehicleOnMap } from './map-query.ts';
import type { ListName } from './understood.ts';

/** A line of the list beside the map. */
export interface Entry {
  /** As in the address. */
  name: string;
  title: string;
  about: string;
  /** At the right: a status, a day, an age. */
  mark?: { text: string; tone: Tone; isOld?: boolean } | undefined;
}

export function entriesOf(map: PlannedMap, list: ListName): Entry[] {
  switch (list) {
    case 'routes':
      return map.routes.map(routeEntry);
    case 'batches':
      return batchesOf(map).map(({ batch, route }) => batchEntry(batch, route, map));
    case 'vehicles':
      return map.vehicles.map(vehicleEntry);
    case 'objects':
      return map.objects.map(objectEntry);
  }
}

export const countsOf = (map: PlannedMap): Readonly<Record<ListName, number>> => ({
  routes: map.routes.length,
  batches: batchesOf(map).length,
  vehicles: map.vehicles.length,
  objects: map.objects.length,
});

const routeEntry = ({ id, number, name, plannedDate, stops, batches, vehicleNumber }: RouteOnMap): Entry => ({
  name: `route:${id}`,
  title: name,
  about: [
    number,
    counted(stops.length, ['stop', 'stops'], ['точка', 'точки', 'точек']),
    ...(batches.length > 0 ? [counted(batches.length, ['batch', 'batches'], ['партия', 'партии', 'партий'])] : []),
    ...(vehicleNumber ? [vehicleNumber] : []),
  ].join(' · '),
  mark: plannedDate ? { text: showDay(plannedDate), tone: 'neutral' } : undefined,
});

function batchEntry(batch: BatchOnMap, route: RouteOnMap | undefined, map: PlannedMap): Entry {
  const status = deliveryBatch.lifecycle?.statuses[batch.status];
  const object = map.objects.find(({ id }) => id === batch.objectId);
  return {
    name: `batch:${batch.id}`,
    title: batch.number,
    about: [batch.goods[0]?.name, object?.name ?? route?.name].filter(Boolean).join(' · '),
    mark: status && { text: say(status), tone: status.tone },
  };
}

const vehicleEntry = ({ id, plateNumber, model, location }: VehicleOnMap): Entry => ({
  name: `vehicle:${id}`,
  title: plateNumber,
  about: [
    model,
    location ? valueOf(vehicleLocation, 'status', location.status) : say('no point yet', 'точек ещё не было'),
  ]
    .filter(Boolean)
    .join(' · '),
  mark: location
    ? {
        text: showAge(location.ageSeconds),
        tone: isOld(location.ageSeconds) ? 'neutral' : 'good',
        isOld: isOld(location.ageSeconds),
      }
    : undefined,
});

const objectEntry = ({ id, name, kind, address, region }: ObjectOnMap): Entry => ({
  name: `object:${id}`,
  title: name,
  about: [valueOf(logisticsObject, 'kind', kind), address ?? region].filter(Boolean).join(' · '),
});
