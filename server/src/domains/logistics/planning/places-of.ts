import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import { archivedFault } from '../../../kernel/problems/archived-reference.ts';
import { type FieldError, fieldError, invalid, unknownRecord, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { halfFaults, placeFaults } from '../../warehouses/check-place.ts';
import { deliveryBatches } from '../batches/delivery-batch.ts';
import { logisticsObject, logisticsObjects } from '../objects/logistics-object.ts';
import type { RouteProposalInput, WantedStop } from './route.input.ts';

/** A place that the route passes, with the batches that are bound for it. */
export interface Place {
  label: string | null;
  objectId: string | null;
  address: string | null;
  latitude: string;
  longitude: string;
  batchIds: string[];
}

/** Where a route is to pass: its start first, where one is given. Every place needs coordinates, its own or those of its object. */
export async function placesOf(db: Db, { stops = [], batchIds = [], start }: RouteProposalInput): Promise<Place[]> {
  const batches = await deliveryBatches.byIds(db, batchIds);
  const given = [
    ...(start ? [{ stop: start, at: '/start' }] : []),
    ...stops.map((stop, place) => ({ stop, at: `/stops/${place}` })),
  ];
  const named = [...given.map(({ stop }) => stop.objectId), ...batches.map(({ objectId }) => objectId)];
  const ids = [...new Set(named.filter((id) => typeof id === 'string'))];
  const objects = new Map((await logisticsObjects.byIds(db, ids)).map((object) => [object.id, object]));
  const bound = batchIds.map((id, place) => {
    const batch = batches.find((one) => one.id === id);
    return { at: `/batchIds/${place}`, batch, object: objects.get(batch?.objectId ?? '') };
  });
  const errors = [
    ...given.flatMap(({ stop, at }) => stopFaults(stop, objects, at)),
    ...bound.flatMap(({ at, batch, object }) => {
      if (!batch) return [unknownRecord(at)];
      if (batch.objectId === null) return [fieldError(at, 'object_required', nowhere)];
      return object?.latitude ? [] : [fieldError(at, 'coordinates_required', unplaced)];
    }),
  ];
  if (errors.length > 0) throw invalid(errors);
  const places = given.map(({ stop }) => placeOf(stop, objects.get(stop.objectId ?? '')));
  for (const { batch, object } of bound) {
    const objectId = object?.id as string;
    const there = places.find((place) => place.objectId === objectId);
    if (there) there.batchIds.push(batch?.id as string);
    else places.push({ ...placeOf({ objectId }, object), batchIds: [batch?.id as string] });
  }
  return places;
}

function placeOf(stop: WantedStop, object: LogisticsObject | undefined): Place {
  const { latitude, longitude } = stop.latitude ? stop : (object ?? {});
  return {
    ...{ label: stop.label ?? object?.name ?? null, objectId: stop.objectId ?? null },
    ...{ address: stop.address ?? object?.address ?? null, batchIds: [] },
    ...{ latitude: latitude as string, longitude: longitude as string },
  };
}

function stopFaults(stop: WantedStop, objects: ReadonlyMap<string, LogisticsObject>, at: string): FieldError[] {
  const object = objects.get(stop.objectId ?? '');
  if (stop.objectId && !object) return [unknownRecord(`${at}/objectId`)];
  if (object?.archivedAt) return [archivedFault(`${at}/objectId`, logisticsObject.noun)];
  const faults = [...placeFaults(stop, at), ...halfFaults(stop, at)];
  if (faults.length > 0) return faults;
  return stop.latitude || object?.latitude ? [] : [fieldError(`${at}/latitude`, 'coordinates_required', unplaced)];
}

const nowhere = words('is a batch that is bound for no object', 'у партии не указан объект назначения');
const unplaced = words('has no coordinates', 'нет координат');
